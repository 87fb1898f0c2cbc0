// Along which the artefacts broke, in a drawing of 100 by 100.

/** The whole crack. */
export const CRACK = "M48 0L53 9 46 18 54 27 47 36 51 49 46 58 55 67 48 76 54 86 49 100M0 52L10 47 19 55 28 46 38 54 51 49 61 53 70 45 80 54 90 47 100 51";

/** The edges of the four parts: upper left, upper right, lower left, lower right. */
export const EDGES = [
  "M48 0L53 9 46 18 54 27 47 36 51 49 38 54 28 46 19 55 10 47 0 52V0Z",
  "M48 0L53 9 46 18 54 27 47 36 51 49 61 53 70 45 80 54 90 47 100 51V0Z",
  "M49 100L54 86 48 76 55 67 46 58 51 49 38 54 28 46 19 55 10 47 0 52V100Z",
  "M49 100L54 86 48 76 55 67 46 58 51 49 61 53 70 45 80 54 90 47 100 51V100Z",
];
