import { bend, box, ellipse, polygon, rod, star, turned } from '../path-pen';
import { type Drawing, GARMENT_INK, INKS } from './palette';

const sun: Drawing = [
  [INKS.orange, star(50, 50, 14, 48, 34)],
  [INKS.yellow, ellipse(50, 50, 28)],
  [
    INKS.cream,
    bend(
      [
        [33, 47],
        [35, 37],
        [41, 33],
        [47, 32],
      ],
      4,
    ),
  ],
];

const mountains: Drawing = [
  [INKS.orange, ellipse(77, 27, 11)],
  [INKS.sky, polygon([36, 84], [67, 34], [98, 84])],
  [INKS.mist, polygon([67, 34], [76.3, 49], [71, 46], [67, 52], [63, 46], [57.7, 49])],
  [INKS.navy, polygon([2, 84], [38, 20], [74, 84])],
  [INKS.blue, polygon([38, 20], [74, 84], [52, 84], [42, 58])],
  [INKS.mist, polygon([38, 20], [50.4, 42], [44, 38.5], [38.5, 46], [32, 38], [25.6, 42])],
];

const pine: Drawing = [
  [INKS.brown, box(45, 80, 10, 17, 2)],
  [INKS.forest, 'M50 38L86 80C87 82 86 84 84 84L16 84C14 84 13 82 14 80Z'],
  [INKS.green, 'M50 38L50 84L16 84C14 84 13 82 14 80Z'],
  [INKS.forest, 'M50 20L78 56C79 58 78 60 76 60L24 60C22 60 21 58 22 56Z'],
  [INKS.green, 'M50 20L50 60L24 60C22 60 21 58 22 56Z'],
  [INKS.forest, 'M50 3L70 32C71 34 70 36 68 36L32 36C30 36 29 34 30 32Z'],
  [INKS.green, 'M50 3L50 36L32 36C30 36 29 34 30 32Z'],
];

const leaf: Drawing = [
  [INKS.green, 'M17 83C2 44 34 8 91 7C96 62 62 98 17 83Z'],
  [INKS.forest, 'M17 83L91 7C96 62 62 98 17 83Z'],
  [
    INKS.lime,
    bend(
      [
        [6, 95],
        [20, 76],
        [48, 48],
        [79, 20],
      ],
      3,
    ) +
      rod(33, 66, 30, 48, 2.2) +
      rod(48, 49, 46, 31, 2.2) +
      rod(63, 34, 62, 20, 2.2) +
      rod(36, 63, 54, 68, 2.2) +
      rod(51, 46, 70, 51, 2.2) +
      rod(66, 31, 81, 35, 2.2),
  ],
];

const petals = (d: string, count: number): string =>
  Array.from({ length: count }, (_, index) => turned(d, (index * 360) / count, 50, 50)).join('');

const flower: Drawing = [
  [INKS.rose, petals(ellipse(50, 22, 13, 19), 8)],
  [INKS.pink, petals('M50 44C40 36 39 20 50 6C61 20 60 36 50 44Z', 8)],
  [INKS.amber, ellipse(50, 50, 16)],
  [INKS.yellow, ellipse(50, 49, 13)],
];

const wave: Drawing = [
  [
    INKS.blue,
    'M3 89C18 87 26 74 30 58C36 32 54 11 78 13C92 14 99 25 96 39C92 31 82 28 75 33C60 43 64 76 98 88C99 89 98 91 96 91L4 91C2 91 2 89 3 89Z',
  ],
  [INKS.sky, 'M18 91C34 84 40 70 44 56C49 38 60 24 75 25C66 28 59 38 58 50C57 68 70 86 96 91Z'],
  [
    INKS.white,
    bend(
      [
        [34, 58],
        [38, 40],
        [50, 23],
        [70, 19],
      ],
      3.4,
    ),
  ],
  [INKS.mist, ellipse(93, 48, 2.6) + ellipse(86, 53, 2) + ellipse(96, 57, 1.8)],
];

const mushroom: Drawing = [
  [INKS.cream, 'M37 54C40 72 36 82 33 89C31 94 38 97 50 97C62 97 69 94 67 89C64 82 60 72 63 54Z'],
  [INKS.tan, 'M52 54L63 54C60 72 64 82 67 89C69 94 62 97 50 97C60 92 56 72 52 54Z'],
  [INKS.red, 'M6 54C6 25 26 6 50 6C74 6 94 25 94 54C94 63 76 65 50 65C24 65 6 63 6 54Z'],
  [INKS.brick, 'M7 57C20 63 80 63 93 57C91 64 74 65 50 65C26 65 9 64 7 57Z'],
  [
    INKS.white,
    ellipse(31, 34, 9, 8) +
      ellipse(58, 21, 8, 6.5) +
      ellipse(73, 42, 8.5, 7.5) +
      ellipse(50, 47, 5.5, 4.5) +
      ellipse(18, 50, 4, 4.5),
  ],
];

const cactus: Drawing = [
  [
    INKS.green,
    rod(50, 24, 50, 80, 24) +
      rod(25, 40, 25, 54, 13) +
      rod(25, 54, 45, 58, 13) +
      rod(76, 30, 76, 46, 13) +
      rod(76, 46, 56, 51, 13),
  ],
  [INKS.forest, rod(56, 22, 56, 74, 3) + rod(44, 22, 44, 74, 3)],
  [
    INKS.lime,
    rod(50, 28, 50, 31, 2.4) +
      rod(50, 42, 50, 45, 2.4) +
      rod(50, 56, 50, 59, 2.4) +
      rod(25, 44, 25, 46, 2.2) +
      rod(76, 34, 76, 36, 2.2),
  ],
  [INKS.pink, ellipse(44, 12, 5.5) + ellipse(56, 12, 5.5) + ellipse(50, 8, 5.5)],
  [INKS.yellow, ellipse(50, 12, 3.4)],
  [INKS.coral, polygon([28, 76], [72, 76], [66, 98], [34, 98])],
  [INKS.brick, box(25, 70, 50, 10, 3)],
];

const paw: Drawing = [
  [
    GARMENT_INK,
    'M50 48C63 48 80 68 80 80C80 91 68 93 61 90C54 87 46 87 39 90C32 93 20 91 20 80C20 68 37 48 50 48Z' +
      turned(ellipse(15, 46, 9, 13), -22, 15, 46) +
      turned(ellipse(36, 24, 9.5, 14), -8, 36, 24) +
      turned(ellipse(64, 24, 9.5, 14), 8, 64, 24) +
      turned(ellipse(85, 46, 9, 13), 22, 85, 46),
  ],
];

export const NATURE = { sun, mountains, pine, leaf, flower, wave, mushroom, cactus, paw };
