import { bend, box, boxHole, ellipse, hole, polygon, rod, spot, turned } from '../path-pen';
import { type Drawing, INKS } from './palette';

const laptop: Drawing = [
  [INKS.slate, box(16, 16, 68, 52, 5)],
  [INKS.sky, box(21, 21, 58, 42, 2)],
  [INKS.white, rod(28, 30, 46, 30, 3) + rod(34, 38, 60, 38, 3) + rod(34, 46, 52, 46, 3)],
  [INKS.yellow, rod(51, 30, 64, 30, 3) + rod(28, 54, 42, 54, 3)],
  [INKS.mist, 'M4 70L96 70C97 78 92 82 86 82L14 82C8 82 3 78 4 70Z'],
  [INKS.grey, 'M40 70L60 70L58 75L42 75Z'],
];

const bulb: Drawing = [
  [
    INKS.yellow,
    'M50 5C30 5 16 20 16 39C16 52 24 59 30 66C34 71 35 74 35 78L65 78C65 74 66 71 70 66C76 59 84 52 84 39C84 20 70 5 50 5Z',
  ],
  [
    INKS.cream,
    bend(
      [
        [27, 42],
        [26, 28],
        [34, 19],
        [44, 16],
      ],
      5,
    ),
  ],
  [
    INKS.orange,
    bend(
      [
        [44, 76],
        [45, 62],
        [42, 56],
        [38, 48],
      ],
      3,
    ) +
      bend(
        [
          [56, 76],
          [55, 62],
          [58, 56],
          [62, 48],
        ],
        3,
      ) +
      bend(
        [
          [38, 48],
          [44, 54],
          [56, 54],
          [62, 48],
        ],
        3,
      ),
  ],
  [INKS.grey, box(35, 80, 30, 6, 3)],
  [INKS.slate, box(37, 87, 26, 5, 2.5) + box(43, 93, 14, 4, 2)],
];

const tilt = (d: string): string => turned(d, 38, 50, 50);

const rocket: Drawing = [
  [INKS.orange, tilt('M39 76L61 76C64 86 56 92 50 102C44 92 36 86 39 76Z')],
  [INKS.yellow, tilt('M44 76L56 76C57 83 53 88 50 94C47 88 43 83 44 76Z')],
  [INKS.red, tilt('M34 48C22 54 18 66 20 80L36 70Z') + tilt('M66 48C78 54 82 66 80 80L64 70Z')],
  [INKS.mist, tilt('M50 2C66 14 72 38 66 72L34 72C28 38 34 14 50 2Z')],
  [INKS.grey, tilt('M50 2C66 14 72 38 66 72L54 72C60 40 58 16 50 2Z')],
  [INKS.red, tilt('M50 2C57 7 62 14 65 22L35 22C38 14 43 7 50 2Z') + tilt(box(38, 71, 24, 6, 2))],
  [INKS.slate, tilt(ellipse(50, 40, 10.5))],
  [INKS.sky, tilt(ellipse(50, 40, 7.5))],
];

const briefcase: Drawing = [
  [INKS.coffee, box(33, 16, 34, 24, 6) + boxHole(39, 22, 22, 18, 3)],
  [INKS.brown, box(6, 30, 88, 58, 7)],
  [INKS.tan, 'M6 37C6 33 9 30 13 30L87 30C91 30 94 33 94 37L94 48C80 56 66 60 50 60C34 60 20 56 6 48Z'],
  [INKS.coffee, box(43, 52, 14, 15, 3)],
  [INKS.yellow, box(46, 56, 8, 7, 2)],
];

function cog(x: number, y: number, teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const points = Array.from({ length: teeth }, (_, index) => {
    const turn = index * step - 90;
    return [
      spot(x, y, inner, turn - step * 0.32),
      spot(x, y, outer, turn - step * 0.2),
      spot(x, y, outer, turn + step * 0.2),
      spot(x, y, inner, turn + step * 0.32),
    ];
  });
  return polygon(...points.flat());
}

const gears: Drawing = [
  [INKS.blue, cog(38, 40, 9, 36, 28) + hole(38, 40, 12)],
  [INKS.sky, ellipse(38, 40, 20) + hole(38, 40, 16)],
  [INKS.orange, cog(76, 76, 8, 23, 17) + hole(76, 76, 7)],
];

const upright = (d: string): string => turned(d, 45, 50, 50);

const pencil: Drawing = [
  [INKS.pink, upright(box(39, -8, 22, 16, 5))],
  [INKS.grey, upright(box(39, 3, 22, 10))],
  [INKS.yellow, upright(box(39, 13, 22, 66))],
  [INKS.amber, upright(box(39, 13, 7, 66) + box(54, 13, 7, 66))],
  [INKS.yellow, upright(box(54, 13, 2, 66))],
  [INKS.cream, upright(polygon([39, 79], [61, 79], [50, 106]))],
  [INKS.slate, upright(polygon([46, 96], [54, 96], [50, 106]))],
];

const megaphone: Drawing = [
  [INKS.slate, turned(box(30, 62, 13, 28, 5), 12, 36, 62)],
  [
    INKS.red,
    'M14 40L40 36L80 12C83 10 86 12 86 15L86 81C86 84 83 86 80 84L40 64L14 60C9 59 6 55 6 50C6 45 9 41 14 40Z',
  ],
  [INKS.brick, 'M40 54L86 66L86 81C86 84 83 86 80 84L40 64L14 60C9 59 6 55 6 51Z'],
  [INKS.mist, 'M40 36L40 64L32 63L32 37Z'],
  [INKS.orange, rod(92, 36, 98, 32, 3) + rod(92, 48, 99, 48, 3) + rod(92, 60, 98, 64, 3)],
];

export const WORK = { laptop, bulb, rocket, briefcase, gears, pencil, megaphone };
