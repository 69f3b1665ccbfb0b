import { band, bend, box, ellipse, hole, lobes, polygon, rod, turned } from '../path-pen';
import { type Drawing, INKS } from './palette';

const coffee: Drawing = [
  [
    INKS.tan,
    bend(
      [
        [34, 26],
        [26, 18],
        [42, 12],
        [34, 4],
      ],
      4,
    ) +
      bend(
        [
          [50, 26],
          [42, 18],
          [58, 12],
          [50, 4],
        ],
        4,
      ),
  ],
  [INKS.brick, band(72, 56, 10, 17, -80, 96)],
  [INKS.red, 'M14 38L72 38L70 76C69 86 63 92 54 92L32 92C23 92 17 86 16 76Z'],
  [INKS.brick, 'M58 38L72 38L70 76C69 86 63 92 54 92L48 92C56 86 58 72 58 38Z'],
  [INKS.cream, ellipse(43, 38, 29, 7)],
  [INKS.coffee, ellipse(43, 38.6, 25, 4.8)],
];

const oneBean = (x: number, y: number, turn: number): readonly [string, string, string] => [
  turned(ellipse(x, y, 19, 28), turn, x, y),
  turned(
    `M${x} ${y - 28}C${x + 26} ${y - 28} ${x + 26} ${y + 28} ${x} ${y + 28}C${x - 10} ${y + 10} ${x + 12} ${y - 10} ${x} ${y - 28}Z`,
    turn,
    x,
    y,
  ),
  turned(
    bend(
      [
        [x, y - 25],
        [x + 10, y - 9],
        [x - 10, y + 9],
        [x, y + 25],
      ],
      3,
    ),
    turn,
    x,
    y,
  ),
];
const [beanOne, beanTwo] = [oneBean(34, 60, -28), oneBean(68, 40, 32)];

const bean: Drawing = [
  [INKS.brown, beanTwo[0]],
  [INKS.coffee, beanTwo[1]],
  [INKS.tan, beanTwo[2]],
  [INKS.brown, beanOne[0]],
  [INKS.coffee, beanOne[1]],
  [INKS.tan, beanOne[2]],
];

const burger: Drawing = [
  [INKS.tan, 'M10 74L90 74C91 86 84 92 76 92L24 92C16 92 9 86 10 74Z'],
  [INKS.coffee, box(8, 60, 84, 16, 8)],
  [INKS.yellow, polygon([12, 55], [88, 55], [80, 62], [66, 71], [52, 62], [16, 62])],
  [INKS.red, box(12, 49, 76, 9, 4)],
  [
    INKS.green,
    'M5 46C5 42 95 42 95 46C96 50 90 53 86 49C81 56 74 56 69 50C64 57 56 57 51 50C46 57 38 57 33 50C28 56 20 56 15 49C10 53 4 50 5 46Z',
  ],
  [INKS.amber, 'M9 44C9 20 28 8 50 8C72 8 91 20 91 44Z'],
  [INKS.tan, 'M15 38C17 22 32 13 50 13C40 16 27 24 25 38Z'],
  [
    INKS.cream,
    turned(ellipse(40, 24, 3.6, 2.2), -15, 40, 24) +
      ellipse(58, 20, 3.6, 2.2) +
      turned(ellipse(70, 30, 3.6, 2.2), 25, 70, 30) +
      ellipse(52, 33, 3.6, 2.2) +
      turned(ellipse(80, 38, 3.2, 2), 30, 80, 38),
  ],
];

const pizza: Drawing = [
  [INKS.yellow, 'M12 24L88 24L54 94C52 97 48 97 46 94Z'],
  [INKS.amber, 'M12 24L88 24L84 32L16 32Z'],
  [INKS.red, ellipse(38, 44, 9) + ellipse(63, 42, 8) + ellipse(51, 66, 7.5)],
  [
    INKS.brick,
    ellipse(36, 42, 2) +
      ellipse(41, 47, 1.8) +
      ellipse(62, 40, 1.8) +
      ellipse(66, 45, 1.6) +
      ellipse(50, 64, 1.6) +
      ellipse(53, 68, 1.5),
  ],
  [
    INKS.green,
    turned(ellipse(51, 49, 5, 2.4), 30, 51, 49) +
      turned(ellipse(40, 62, 5, 2.4), -35, 40, 62) +
      turned(ellipse(62, 57, 4.5, 2.2), 60, 62, 57),
  ],
  [INKS.brown, rod(14, 18, 86, 18, 16)],
  [INKS.tan, rod(14, 15.5, 86, 15.5, 9)],
];

const iceCream: Drawing = [
  [INKS.tan, 'M27 52L73 52L53 96C52 98 48 98 47 96Z'],
  [
    INKS.brown,
    rod(37, 54, 58, 84, 1.8) +
      rod(50, 54, 63, 72, 1.8) +
      rod(63, 54, 42, 84, 1.8) +
      rod(50, 54, 37, 72, 1.8) +
      rod(31, 60, 50, 92, 1.8) +
      rod(69, 60, 50, 92, 1.8),
  ],
  [
    INKS.rose,
    'M22 46C20 22 34 12 50 12C66 12 80 22 78 46C80 54 72 57 68 53C64 60 57 60 54 54C51 62 43 62 40 54C36 60 30 58 30 52C25 56 20 52 22 46Z',
  ],
  [
    INKS.pink,
    'M22 46C20 22 34 12 50 12C58 12 65 14 70 19C50 16 36 28 36 54C33 56 30 56 30 52C25 56 20 52 22 46Z',
  ],
  [INKS.red, ellipse(50, 10, 7.5)],
  [INKS.white, ellipse(47.5, 7.5, 2)],
  [INKS.yellow, rod(56, 26, 60, 29, 2.6) + rod(46, 38, 49, 34, 2.6)],
  [INKS.sky, rod(66, 38, 69, 34, 2.6) + rod(44, 22, 48, 24, 2.6)],
];

const doughnut: Drawing = [
  [INKS.tan, ellipse(50, 50, 46) + hole(50, 50, 14)],
  [INKS.rose, lobes(50, 50, 11, 37, 9) + hole(50, 50, 17)],
  [INKS.pink, lobes(49, 48, 11, 35, 8) + hole(49.6, 49, 18)],
  [
    INKS.yellow,
    rod(30, 30, 35, 33, 3.2) + rod(70, 62, 74, 58, 3.2) + rod(45, 77, 50, 79, 3.2) + rod(76, 40, 77, 46, 3.2),
  ],
  [INKS.sky, rod(50, 22, 55, 20, 3.2) + rod(24, 52, 25, 57, 3.2) + rod(64, 76, 68, 73, 3.2)],
  [
    INKS.white,
    rod(66, 28, 70, 31, 3.2) + rod(32, 68, 36, 72, 3.2) + rod(24, 40, 28, 38, 3.2) + rod(56, 70, 58, 75, 3.2),
  ],
];

const cherries: Drawing = [
  [
    INKS.forest,
    bend(
      [
        [32, 58],
        [34, 38],
        [46, 20],
        [64, 8],
      ],
      3.6,
    ) +
      bend(
        [
          [70, 62],
          [72, 44],
          [70, 26],
          [64, 8],
        ],
        3.6,
      ),
  ],
  [INKS.green, 'M63 9C44 -1 22 6 14 24C34 32 54 28 63 9Z'],
  [
    INKS.forest,
    bend(
      [
        [20, 22],
        [32, 20],
        [46, 16],
        [58, 10],
      ],
      2,
    ),
  ],
  [INKS.brick, ellipse(70, 77, 20)],
  [INKS.red, ellipse(68, 75, 17)],
  [INKS.brick, ellipse(31, 74, 22)],
  [INKS.red, ellipse(29, 72, 19)],
  [INKS.white, turned(ellipse(22, 65, 3, 6), 35, 22, 65) + turned(ellipse(62, 69, 2.6, 5), 35, 62, 69)],
];

const avocado: Drawing = [
  [
    INKS.forest,
    'M50 3C63 3 69 15 73 31C77 46 90 54 90 70C90 88 71 98 50 98C29 98 10 88 10 70C10 54 23 46 27 31C31 15 37 3 50 3Z',
  ],
  [
    INKS.lime,
    'M50 9C59 9 64 19 67 33C71 49 84 56 84 70C84 84 68 92 50 92C32 92 16 84 16 70C16 56 29 49 33 33C36 19 41 9 50 9Z',
  ],
  [
    INKS.cream,
    'M50 18C55 18 58 26 61 37C65 52 76 58 76 70C76 80 64 86 50 86C36 86 24 80 24 70C24 58 35 52 39 37C42 26 45 18 50 18Z',
  ],
  [INKS.brown, ellipse(50, 67, 17)],
  [INKS.tan, turned(ellipse(44, 60, 4, 6), 40, 44, 60)],
];

export const FOOD = { coffee, bean, burger, pizza, iceCream, doughnut, cherries, avocado };
