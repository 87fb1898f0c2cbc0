// The twelve monuments as an excavator draws them: elevation, ink and wash, in a window of 120 by 90 units. A shape is
// `[class, path]`; shapes of one kind that lie side by side are one path, because every picture is drawn many times.

/** A part of a drawing: how it is painted, and its outline. */
export type Shape = readonly [kind: string, path: string];

export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is seen of an elevation: its left edge is 0, its upper edge this. */
export const TOP = -8;
export const WIDE = 120;
export const HIGH = 90;

/** Every elevation is laid in nine blocks, and a card is a block: 1 to 4 the foot, 5 to 7 the walls, 8 and 9 the roof. */
export function blockOf(value: number): Block {
  if (value < 5) return { x: (value - 1) * 30, y: 52, width: 30, height: 30 };
  if (value < 8) return { x: (value - 5) * 40, y: 22, width: 40, height: 30 };
  return { x: (value - 8) * 60, y: TOP, width: 60, height: 30 };
}

/** The joints between the blocks. */
export const JOINTS = "M0 22H120M0 52H120M60-8V22M40 22V52M80 22V52M30 52V82M60 52V82M90 52V82";

/** Several blocks as one path, to clip by. */
export function blocksPath(values: number[]): string {
  return values
    .map(blockOf)
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join("");
}

/** One shape, several times in a row. */
function row(count: number, first: number, step: number, path: (x: number) => string): string {
  return Array.from({ length: count }, (_, i) => path(first + i * step)).join("");
}

/** A number as short as it can be without being seen. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

const arch = (x: number, foot: number, spring: number, radius: number): string =>
  `M${n(x)} ${foot}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${foot}Z`;

export const ELEVATIONS: Record<string, readonly Shape[]> = {
  akropolis: [
    ["d", "M-6 82L4 69 17 65 26 58H96L106 64 114 73 126 82Z"],
    ["l", "M14 72l9-4M30 66l12 2M52 64l9 5M78 66l10-2M96 70l9 4M40 75l10-2M70 75l11 1"],
    ["m", "M24 53H96V58H24ZM22 24H98V31H22ZM20 24L60 8 100 24Z"],
    ["s", "M33 21.5L60 11 87 21.5Z"],
    ["m", row(8, 26, 9.25, (x) => `M${n(x)} 53L${n(x + 0.5)} 34H${n(x - 0.7)}V31.5H${n(x + 6.2)}V34H${n(x + 5)}L${n(x + 5.5)} 53Z`)],
    ["l", row(8, 28.7, 9.25, (x) => `M${n(x)} 34.5V53`) + "M22 27.5H98"],
  ],
  artemision: [
    ["d", "M-6 74H126V82H-6Z"],
    ["m", "M10 69H110V74H10ZM14 64.5H106V69H14ZM18 60H102V64.5H18ZM15 22H105V29H15ZM14 22L60 5 106 22Z"],
    ["m", row(6, 21, 14.8, (x) => `M${n(x)} 60L${n(x + 0.6)} 33H${n(x + 4.4)}L${n(x + 5)} 60Z`)],
    [
      "m",
      row(
        6,
        21,
        14.8,
        (x) =>
          `M${n(x - 2)} 29H${n(x + 7)}V31.5C${n(x + 7)} 34.5 ${n(x + 4.5)} 34 ${n(x + 4.5)} 32.2H${n(x + 0.5)}C${n(x + 0.5)} 34 ${n(x - 2)} 34.5 ${n(x - 2)} 31.5ZM${n(x - 0.8)} 52H${n(x + 5.8)}V60H${n(x - 0.8)}Z`,
      ),
    ],
    ["k", "M56.5 11.5h7v8h-7zM40 15.5h5v4h-5zM75 15.5h5v4h-5z"],
    ["l", "M15 25.5H105M60 5V1M57 2.5L60 0 63 2.5"],
  ],
  babylon: [
    ["d", "M-6 75H126V82H-6Z"],
    ["m", "M6 58H114V75H6ZM22 42H98V58H22ZM38 27H82V42H38ZM51 14H69V27H51Z"],
    ["k", row(8, 11, 13.2, (x) => arch(x, 75, 66, 3.5)) + row(5, 28, 13.7, (x) => arch(x, 58, 51, 3.5)) + row(3, 43, 13.5, (x) => arch(x, 42, 36, 3))],
    [
      "g",
      "M6 58c3-6 8-4 9-7 4 0 5 4 8 4v8c-2 3-3-1-5-1s-2 5-4 5-2-4-4-4-2 4-4 3zM98 57c2-5 6-3 7-6 4 0 5 5 9 6v6c-2 4-3 0-5 0s-2 6-4 5-2-5-4-5zM22 42c3-6 6-4 8-7 4 1 4 5 8 6v5c-2 3-3 0-5 0s-2 5-4 4-2-4-4-4zM82 41c3-5 6-4 8-6 3 1 5 5 8 6v6c-2 3-3-1-5-1s-2 5-4 4-2-5-4-4zM38 27c2-5 5-4 7-6 3 1 4 4 6 5v5c-2 2-2-1-4-1s-2 4-4 4zM69 26c2-4 4-4 6-5 3 1 4 4 7 5v5c-2 3-2 0-4 0s-2 4-4 3zM49 14c3-7 8-3 11-8 3 4 9 2 11 8-3 3-5 0-7 1s-6 1-8 0-4 2-7-1z",
    ],
    ["l", "M6 62.5H114M22 46H98M38 30.5H82"],
  ],
  "bet-hamikdash": [
    ["d", "M-6 74H126V82H-6Z"],
    ["m", "M2 58H34V74H2ZM86 58H118V74H86Z"],
    ["m", "M30 26H90V74H30ZM27 18H93V26H27ZM27 18V12H33V18ZM39 18V12H45V18ZM51 18V12H57V18ZM63 18V12H69V18ZM75 18V12H81V18ZM87 18V12H93V18ZM38 31H82V36H38Z"],
    ["k", "M52 74V48a8 8 0 0 1 16 0V74Z"],
    ["g", "M54 74V49a6 6 0 0 1 12 0V74ZM38.5 41h7l-1.5 4v25h2v4h-8v-4h2V45zM74.5 41h7l-1.5 4v25h2v4h-8v-4h2V45z"],
    ["l", "M60 43V74M56 55h8M56 63h8M2 62H30M90 62H118M8 66h5M18 70h6M96 66h6M106 70h6M27 22H93M44 33.5h3M52 33.5h3M60 33.5h3M68 33.5h3M76 33.5h3"],
  ],
  colosseum: [
    ["d", "M-6 74H126V82H-6Z"],
    ["m", "M8 74V22C8 14 28 8 52 7L70 8V20L86 22V34L101 37V50L112 54V74Z"],
    ["s", "M70 20L86 22V34L101 37V50L112 54V47C110 26 92 12 70 8Z"],
    ["l", "M8 24Q34 15 70 20M8 39.5Q50 32 86 34M8 56Q60 49 112 54"],
    [
      "k",
      row(6, 14, 15.5, (x) => arch(x, 74, 64.5, 4) + arch(x, 52.5, 46, 4)) +
        row(5, 14, 15.5, (x) => arch(x, 36, 30, 4)) +
        row(4, 16.5, 15.5, (x) => `M${n(x)} 17h3.5v-4.5h-3.5z`),
    ],
  ],
  knossos: [
    ["d", "M-6 74H126V82H-6Z"],
    ["m", "M8 46H112V52H8ZM20 19H100V25H20Z"],
    ["s", "M8 52H112V74H8ZM20 25H100V46H20Z"],
    ["g", "M40 74V58H80V74ZM46 46V31H74V46Z"],
    ["l", "M48 70c4-8 12-9 16-4l5-3-1 6c-6 4-13 4-20 1zM52 43c3-6 9-7 12-3l4-2-1 4.5c-5 3-10 3-15 .5z"],
    [
      "r",
      row(4, 14, 28, (x) => `M${x} 55H${x + 8}L${x + 6.5} 74H${x + 1.5}Z`) + row(4, 26, 20.3, (x) => `M${n(x)} 28H${n(x + 7)}L${n(x + 5.5)} 46H${n(x + 1.5)}Z`),
    ],
    ["k", row(4, 12.5, 28, (x) => `M${x} 52H${x + 11}V55H${x}Z`) + row(4, 24.8, 20.3, (x) => `M${n(x)} 25H${n(x + 9.4)}V28H${n(x)}Z`)],
    [
      "m",
      row(
        4,
        26,
        19.5,
        (x) =>
          `M${x} 19C${x - 1} 14 ${x - 2} 11 ${x - 1} 8C${x + 2} 10 ${x + 2} 15 ${x + 4.5} 15S${x + 7} 10 ${x + 10} 8C${x + 11} 11 ${x + 10} 14 ${x + 9} 19Z`,
      ),
    ],
  ],
  kolossus: [
    ["s", "M-6 66Q4 62 14 66T34 66 54 66 74 66 94 66 114 66 134 66V82H-6Z"],
    ["m", "M18 82V68H50V82ZM70 82V68H102V82ZM54 21C46 28 42 40 38 54L46 51 50 54 56 36Z"],
    ["l", "M50 27Q44 40 43 52M52 30Q48 42 47.5 51"],
    [
      "g",
      "M51 22Q60 18 69 21L73 15 74.5 7H79L78.5 18 70 28 66 38 68 46 72 56 77 68H69L63 56 60 49 57 56 51 68H43L48 56 52 46 54 38 51 30 48 33 47.5 42H44.5L45 30Z",
    ],
    ["s", "M53.5 37H66.5L69.5 49Q60 53 50.5 49Z"],
    ["g", "M57.5 20.5V17A5 5.5 0 1 1 62.5 17V20.5Z"],
    ["l", "M57 38L55 50M60 38V51M63 38L65 50M54 25Q60 30 66 25M60 27V36M55 10L50.5 7M56.5 7.5L54 3M60 6V1M63.5 7.5L66 3M65 10L69.5 7"],
    ["f", "M76 4C71 1 75-2 75-6 79-3 83 0 79 4Z"],
    ["m", "M72 4H82L80 8H74ZM1 74H17L14 80H4ZM9 74V58L17 71H9"],
    ["l", "M22 72h8M34 76h10M74 73h9M88 77h9M106 73q4-3 8 0M104 78q4-3 8 0"],
  ],
  mausoleion: [
    ["d", "M-6 75H126V82H-6Z"],
    ["m", "M26 52H94V75H26ZM22 48H98V52H22ZM28 28H92V32H28Z"],
    ["s", "M32 32H88V48H32Z"],
    [
      "m",
      row(7, 31, 8.8, (x) => `M${n(x)} 48V33.5H${n(x - 0.8)}V32H${n(x + 5.8)}V33.5H${n(x + 5)}V48Z`) +
        "M31 28V25H35V22H39V19H43V16H47V13H73V16H77V19H81V22H85V25H89V28Z",
    ],
    [
      "k",
      "M57.5 13L58.5 5.5H61.5L62.5 13ZM60 1a2 2 0 1 1-.1 0zM56.5 13V9.5H52V13H50.5V8.5L47.5 8 47 6 50 3 52 5.5 57 6.5 58 13ZM63.5 13V9.5H68V13H69.5V8.5L72.5 8 73 6 70 3 68 5.5 63 6.5 62 13Z",
    ],
    ["l", "M35 25H85M39 22H81M43 19H77M47 16H73M26 58H94M26 69H94" + row(5, 32, 12, (x) => `M${x} 66l3-6 4 6`)],
  ],
  petra: [
    ["d", "M-6 82V-8H126V82Z"],
    ["l", "M4 4Q12 30 6 52T10 80M14 0Q22 20 17 40M108 0Q100 26 106 46T102 80M116 6Q112 30 117 60"],
    ["m", "M24 76V40H96V76ZM21 35H99V40H21ZM26 35L60 25 94 35ZM28 30V12H40V30ZM80 30V12H92V30ZM26 12H42L38 7H28ZM78 12H94L92 7H80Z"],
    ["m", "M50 27V12H70V27ZM48 12H72L60 3ZM57.5 4V-1h5V4Z"],
    ["k", "M55 76V50H65V76ZM57.5 25V16h5v9zM32.5 27V17h3v10zM84.5 27V17h3v10z"],
    ["m", [27, 37.5, 46, 69, 77.5, 88].map((x) => `M${x} 76V45H${x - 1}L${x - 1.5} 40.5H${x + 6.5}L${x + 6} 45H${x + 5}V76Z`).join("")],
    ["d", "M18 76H102V82H18Z"],
  ],
  pharos: [
    ["s", "M-6 68Q4 64 14 68T34 68 54 68 74 68 94 68 114 68 134 68V82H-6Z"],
    ["d", "M22 82L30 70H90L98 82Z"],
    ["m", "M40 70L44 36H76L80 70ZM41 33H79V36H41ZM50 33L52 18H68L70 33ZM49 15.5H71V18H49ZM55 15.5V9H65V15.5Z"],
    ["f", "M60 8C53 6 57 1 59-4 61 0 67 4 60 8Z"],
    ["m", "M53 7.5H67V10H53ZM98 67h16l-4 5h-9zM106 67V56q6 4 6 9h-6"],
    [
      "k",
      "M57 70V61a3 3 0 0 1 6 0V70ZM58.5 54h3v-5h-3zM58.5 45h3v-5h-3zM50 52h2.5v-4H50zM67.5 52H70v-4h-2.5zM58.8 29h2.4v-6h-2.4zM50 64h2.5v-4H50zM67.5 64H70v-4h-2.5z",
    ],
    ["l", "M50 4L34-2M50 9L32 10M70 4L86-2M70 9L88 10M42 53H78M6 74q4-3 8 0M100 73q4-3 8 0M108 78q4-3 8 0M4 79q4-3 8 0"],
  ],
  pyramids: [
    ["s", "M92 14a9 9 0 1 1-.1 0z"],
    ["d", "M-6 70H126V82H-6Z"],
    ["m", "M62 70L88 34 116 70Z"],
    ["m", "M24 70L56 10 92 70Z"],
    ["d", "M56 10L92 70H68ZM88 34L116 70H98Z"],
    ["m", "M-4 70L20 42 46 70Z"],
    ["d", "M20 42L46 70H30Z"],
    ["l", "M50.5 20L61 24M45 31L65 36M39 42H70M33 53L73 56M27 64H66M84 40L92 43M77 50H94M70 60L96 61M13 50H24M7 57H28M1 64H29"],
    ["m", "M58 78C58 74 64 73 72 73L76 62C78 58 86 58 88 62L90 68 88 72H91L100 76V78Z"],
    ["l", "M79 64h5M82 64v4l-3 1M77 62l-3 10M72 73q8 0 12 5"],
  ],
  zeus: [
    ["d", "M-6 75H126V82H-6Z"],
    ["m", "M6 14H114V20H6ZM2 14L60-6 118 14Z"],
    ["s", "M22 20H98V75H22Z"],
    ["m", "M9 75V24H7V20H21V24H19V75ZM101 75V24H99V20H113V24H111V75Z"],
    ["g", "M72 75V36H79V75ZM41 75V69H79V75Z"],
    ["m", "M54 41C58 38 68 38 71 42L73 58H52L50 66V70H43V62L46 52 58 51 55 47 46 48 45 44Z"],
    ["g", "M53 52H74L72 62 62 64 58 70H50L51 60Z"],
    ["m", "M63 26a5.5 6 0 1 1-.1 0z"],
    ["k", "M57.3 31.5C56 24 70 23 69 33L67.5 36 66.5 30.5Q62 31 58.5 28.5ZM58 34Q60 35.5 62 34.5 65 36 67.5 34 68 41 61.5 42.5 57.5 40 58 34Z"],
    ["g", "M57 29Q63 24.5 69 29L68.5 30.5Q63 26.5 57.5 30.5ZM86 19a3 3 0 1 1-.1 0zM41 30a2.6 2.6 0 1 1-.1 0z"],
    ["l", "M14 25V75M106 25V75M86 75V27M84.5 27L86 23 87.5 27M71 44L80 48 86 44M41 44v-6M38 38L41 34 44 38M6 17H114"],
  ],
};

/** Drifting over every painted roof. */
export const CLOUDS =
  "M6 12c0-4 5-6 8-3 2-5 10-4 11 1 4-1 6 1 6 4H4c0-1 1-2 2-2zM88 3c1-3 5-4 7-1 3-4 9-2 10 2 4-1 6 1 6 3H85c0-2 1-4 3-4zM38-1c1-3 4-3 6-1 2-3 7-2 8 2 3 0 4 1 4 2H35c0-2 1-3 3-3z";
export const BIRDS = "M66 3q2-2.5 4 0q2-2.5 4 0M74 8q1.5-2 3 0q1.5-2 3 0M30-2q1.5-2 3 0q1.5-2 3 0M108 16q1.5-2 3 0q1.5-2 3 0";
