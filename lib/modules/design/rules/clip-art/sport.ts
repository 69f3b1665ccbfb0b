import { band, bend, box, ellipse, hole, polygon, rod, type Spot, spot, star, turned } from '../path-pen';
import { type Drawing, GARMENT_INK, INKS } from './palette';

const FIVE = [0, 1, 2, 3, 4].map((step) => step * 72 - 90);
const around = (radius: number, degrees: number): Spot => spot(50, 50, radius, degrees);

const football: Drawing = [
  [INKS.slate, ellipse(50, 50, 47)],
  [INKS.white, ellipse(50, 50, 43.6)],
  [
    INKS.dark,
    polygon(...FIVE.map((turn) => around(15.5, turn))) +
      FIVE.map((turn) => {
        const patch = polygon(
          around(30, turn),
          around(35.5, turn - 20),
          around(43.4, turn - 20),
          around(44.6, turn - 7),
          around(44.6, turn + 7),
          around(43.4, turn + 20),
          around(35.5, turn + 20),
        );
        const seams =
          rod(...around(15, turn), ...around(31, turn), 2.6) +
          rod(...around(35.5, turn + 20), ...around(35.5, turn + 52), 2.6);
        return patch + seams;
      }).join(''),
  ],
];

const basketball: Drawing = [
  [INKS.orange, ellipse(50, 50, 46)],
  [
    INKS.tan,
    bend(
      [
        [54, 12],
        [61, 12],
        [67, 14],
        [72, 17],
      ],
      4,
    ) +
      bend(
        [
          [27, 82],
          [33, 86],
          [38, 88],
          [45, 88],
        ],
        3,
      ),
  ],
  [
    INKS.coffee,
    rod(50, 7, 50, 93, 3) +
      rod(7, 50, 93, 50, 3) +
      band(4, 50, 30.5, 33.5, -69, 69) +
      band(96, 50, 30.5, 33.5, 111, 249) +
      ellipse(50, 50, 46) +
      hole(50, 50, 43.4),
  ],
];

const trophy: Drawing = [
  [INKS.amber, band(26, 28, 10, 16, 80, 280) + band(74, 28, 10, 16, -100, 100)],
  [INKS.yellow, 'M24 8L76 8C77 40 68 60 50 63C32 60 23 40 24 8Z'],
  [INKS.amber, 'M58 8L76 8C77 40 68 60 50 63C57 48 59 30 58 8Z'],
  [INKS.amber, box(45, 60, 10, 16)],
  [INKS.yellow, box(34, 73, 32, 8, 3)],
  [INKS.brown, box(26, 80, 48, 15, 3)],
  [INKS.cream, star(42, 32, 5, 10, 4.4) + box(40, 85, 20, 5, 1.5)],
];

const medal: Drawing = [
  [INKS.blue, polygon([60, 3], [80, 3], [58, 46], [40, 42])],
  [INKS.red, polygon([20, 3], [40, 3], [64, 46], [42, 48])],
  [INKS.amber, ellipse(50, 68, 29)],
  [INKS.yellow, ellipse(50, 68, 25)],
  [INKS.amber, ellipse(50, 68, 20.5) + hole(50, 68, 18.5)],
  [INKS.white, star(50, 69, 5, 14, 6.2)],
];

const dumbbell: Drawing = [
  [INKS.grey, turned(rod(10, 50, 90, 50, 8), -38, 50, 50)],
  [INKS.slate, turned(box(4, 36, 11, 28, 4) + box(85, 36, 11, 28, 4), -38, 50, 50)],
  [INKS.teal, turned(box(15, 24, 15, 52, 5) + box(70, 24, 15, 52, 5), -38, 50, 50)],
  [INKS.mist, turned(box(19, 29, 3, 42, 1.5) + box(74, 29, 3, 42, 1.5), -38, 50, 50)],
];

const wheel = (x: number): string =>
  ellipse(x, 65, 21) +
  hole(x, 65, 17.4) +
  ellipse(x, 65, 3.4) +
  [0, 1, 2, 3]
    .map((step) => {
      const from = spot(x, 65, 18, step * 45 + 20);
      const to = spot(x, 65, 18, step * 45 + 200);
      return rod(...from, ...to, 0.9);
    })
    .join('');

const bicycle: Drawing = [
  [GARMENT_INK, wheel(24) + wheel(76)],
  [
    INKS.red,
    rod(24, 65, 47, 65, 4) +
      rod(47, 65, 39, 37, 4) +
      rod(40, 41, 65, 38, 4) +
      rod(47, 65, 66, 40, 4) +
      rod(24, 65, 40, 42, 4) +
      rod(64, 32, 76, 65, 4),
  ],
  [
    GARMENT_INK,
    rod(30, 33, 47, 32, 5) + rod(63, 29, 74, 25, 4) + rod(74, 25, 79, 31, 4) + ellipse(47, 65, 5.4),
  ],
];

export const SPORT = { football, basketball, trophy, medal, dumbbell, bicycle };
