import { bend, box, ellipse, mirrored, polygon, rod, star, turned } from '../path-pen';
import { type Drawing, GARMENT_INK, INKS } from './palette';

const balloon = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry) + polygon([x, y + ry - 1], [x + 4, y + ry + 5], [x - 4, y + ry + 5]);
const shine = (x: number, y: number): string => turned(ellipse(x, y, 2.6, 6), 24, x, y);

const balloons: Drawing = [
  [
    INKS.grey,
    bend(
      [
        [24, 52],
        [26, 70],
        [46, 78],
        [50, 98],
      ],
      1.6,
    ) +
      bend(
        [
          [76, 52],
          [74, 70],
          [54, 78],
          [50, 98],
        ],
        1.6,
      ) +
      rod(50, 66, 50, 98, 1.6),
  ],
  [INKS.blue, balloon(24, 29, 17, 21)],
  [INKS.yellow, balloon(76, 29, 17, 21)],
  [INKS.red, balloon(50, 37, 19, 24)],
  [INKS.white, shine(15, 22) + shine(84, 22) + shine(40, 28)],
];

const LOOP = 'M50 34C36 35 16 30 18 15C20 4 38 6 45 16C48 21 50 28 50 34Z';
const EYE = 'M45 29C41 20 33 13 28 16C24 21 34 28 45 29Z';

const gift: Drawing = [
  [INKS.red, box(14, 44, 72, 52, 4)],
  [INKS.brick, box(14, 44, 72, 7)],
  [INKS.coral, box(8, 32, 84, 15, 4)],
  [INKS.yellow, box(42, 32, 16, 64)],
  [INKS.yellow, LOOP + mirrored(LOOP, 50)],
  [INKS.amber, EYE + mirrored(EYE, 50) + ellipse(50, 32, 6.5, 6)],
];

const candle = (x: number): string => box(x - 3, 26, 6, 26, 1.5);
const flame = (x: number): string =>
  `M${x} 10C${x + 6} 17 ${x + 5} 24 ${x} 24C${x - 5} 24 ${x - 6} 17 ${x} 10Z`;

const cake: Drawing = [
  [INKS.grey, box(4, 90, 92, 6, 3)],
  [INKS.sky, candle(28) + candle(72)],
  [INKS.teal, candle(50)],
  [INKS.orange, flame(28) + flame(50) + flame(72)],
  [INKS.tan, box(12, 50, 76, 41, 6)],
  [INKS.rose, box(12, 70, 76, 6)],
  [
    INKS.pink,
    'M12 56C12 51 15 48 20 48L80 48C85 48 88 51 88 56L88 60C88 66 80 66 79 60C78 70 68 70 67 60C66 66 58 66 57 60C56 72 45 72 44 60C43 66 35 66 34 60C33 69 23 69 22 60C21 66 12 66 12 60Z',
  ],
  [
    INKS.white,
    ellipse(26, 54, 2) + ellipse(40, 53, 2) + ellipse(55, 55, 2) + ellipse(70, 53, 2) + ellipse(80, 55, 2),
  ],
];

const popper: Drawing = [
  [INKS.yellow, 'M32 38L62 68L10 94C7 95 5 93 6 90Z'],
  [INKS.red, 'M25.5 51.5L48.5 74.5L37 80.5L19.5 63Z'],
  [INKS.red, 'M15 72L28 85L19 89.5L10.5 81Z'],
  [INKS.amber, turned(ellipse(47, 53, 6, 21), -45, 47, 53)],
  [INKS.coffee, turned(ellipse(47, 53, 3.6, 17), -45, 47, 53)],
  [
    INKS.blue,
    bend(
      [
        [50, 48],
        [50, 34],
        [64, 32],
        [60, 14],
      ],
      3.6,
    ) +
      ellipse(86, 70, 3.4) +
      turned(box(72, 84, 7, 5, 1), 30, 75, 86),
  ],
  [
    INKS.green,
    bend(
      [
        [54, 54],
        [66, 54],
        [70, 64],
        [86, 54],
      ],
      3.6,
    ) +
      ellipse(42, 20, 3.4) +
      turned(box(86, 34, 7, 5, 1), -25, 89, 36),
  ],
  [
    INKS.red,
    bend(
      [
        [54, 48],
        [62, 42],
        [72, 46],
        [80, 26],
      ],
      3.6,
    ) +
      turned(box(30, 8, 7, 5, 1), 20, 33, 10) +
      ellipse(94, 50, 2.8),
  ],
  [INKS.yellow, star(88, 12, 5, 8, 3.6) + ellipse(70, 12, 3) + ellipse(50, 8, 2.6)],
];

const flag = (x: number, y: number, turn: number): string =>
  turned(polygon([x - 8.5, y], [x + 8.5, y], [x, y + 30]), turn, x, y);

const bunting: Drawing = [
  [INKS.red, flag(14, 30.5, 20)],
  [INKS.yellow, flag(32, 37, 11)],
  [INKS.teal, flag(50, 39.5, 0)],
  [INKS.orange, flag(68, 37, -11)],
  [INKS.blue, flag(86, 30.5, -20)],
  [
    GARMENT_INK,
    bend(
      [
        [2, 24],
        [28, 45],
        [72, 45],
        [98, 24],
      ],
      2.6,
    ),
  ],
];

const crown: Drawing = [
  [
    INKS.yellow,
    'M16 76L8 32C8 30 10 29 11 31L31 51L48 20C49 18 51 18 52 20L69 51L89 31C90 29 92 30 92 32L84 76Z',
  ],
  [INKS.amber, 'M50 19C51 18 51.500 19 52 20L69 51L89 31C90 29 92 30 92 32L84 76L50 76Z'],
  [INKS.amber, box(15, 78, 70, 12, 3)],
  [INKS.yellow, ellipse(9, 27, 5.5) + ellipse(50, 14, 6) + ellipse(91, 27, 5.5)],
  [INKS.red, ellipse(50, 62, 6.5, 7.5) + ellipse(50, 84, 3.4)],
  [INKS.blue, ellipse(30, 66, 4.5) + ellipse(70, 66, 4.5) + ellipse(32, 84, 2.8) + ellipse(68, 84, 2.8)],
];

const glass = (turn: number, x: number): readonly [string, string, string] => [
  turned(
    `M${x - 11} 16L${x + 11} 16C${x + 12} 42 ${x + 8} 54 ${x} 56C${x - 8} 54 ${x - 12} 42 ${x - 11} 16Z` +
      box(x - 1.6, 54, 3.2, 28) +
      ellipse(x, 84, 11, 3),
    turn,
    x,
    50,
  ),
  turned(
    `M${x - 9.5} 28L${x + 9.5} 28C${x + 9} 42 ${x + 6} 51 ${x} 53C${x - 6} 51 ${x - 9} 42 ${x - 9.5} 28Z`,
    turn,
    x,
    50,
  ),
  turned(ellipse(x - 3, 36, 1.5) + ellipse(x + 3, 42, 1.5) + ellipse(x - 1, 47, 1.3), turn, x, 50),
];
const [left, right] = [glass(16, 30), glass(-16, 70)];

const toast: Drawing = [
  [INKS.mist, left[0] + right[0]],
  [INKS.yellow, left[1] + right[1]],
  [INKS.white, left[2] + right[2]],
  [INKS.orange, rod(50, 3, 50, 10, 2.6) + rod(40, 6, 43, 12, 2.6) + rod(60, 6, 57, 12, 2.6)],
];

export const CELEBRATION = { balloons, gift, cake, popper, bunting, crown, toast };
