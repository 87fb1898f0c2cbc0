won-by-you-artefact = Du hast ein Artefakt vollendet.
won-by-you-most-parts = Du hast die meisten verschiedenen Teile eines Artefakts.
won-by-you-most-fragments = Bei den Teilen herrscht Gleichstand, und du hast die meisten Fragmente.
