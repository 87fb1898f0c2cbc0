won-by-you-most-points = Du hast die meisten Punkte.
won-by-you-more-monuments = Nach Punkten seid ihr gleichauf, und du hast mehr Monumente.
won-by-you-better-historian = Nach Punkten und Monumenten seid ihr gleichauf, und du hast den besseren Geschichtsschreiber.
