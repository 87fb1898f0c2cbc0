title-pergamon = Pergamon
about-pergamon = Um Gelder wetteifern, fünf Stollen tief graben, Passendes im Museum zeigen.
