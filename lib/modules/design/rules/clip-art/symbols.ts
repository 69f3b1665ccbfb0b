import { band, bend, ellipse, hole, mirrored, polygon, rod, spot, turned } from '../path-pen';
import { type Drawing, GARMENT_INK, INKS } from './palette';

const smile: Drawing = [
  [INKS.yellow, ellipse(50, 50, 46)],
  [INKS.orange, ellipse(22, 58, 7, 5) + ellipse(78, 58, 7, 5)],
  [
    INKS.dark,
    ellipse(35, 39, 5.5, 8) +
      ellipse(65, 39, 5.5, 8) +
      bend(
        [
          [27, 60],
          [34, 82],
          [66, 82],
          [73, 60],
        ],
        5,
      ),
  ],
];

const bolt: Drawing = [
  [
    INKS.yellow,
    'M60 2L14 56C13 57 14 59 15 59L42 59L32 96C32 98 34 99 35 97L86 41C87 39 86 38 84 38L57 38L64 5C64 2 62 1 60 2Z',
  ],
  [INKS.orange, 'M42 59L32 96C32 98 34 99 35 97L86 41C87 39 86 38 84 38L74 38L46 68Z'],
];

const flame: Drawing = [
  [
    INKS.red,
    'M53 1C58 22 85 36 85 65C85 85 69 99 50 99C31 99 15 85 15 65C15 50 23 40 31 32C32 42 36 48 41 49C39 30 43 13 53 1Z',
  ],
  [
    INKS.orange,
    'M53 27C58 42 74 50 74 69C74 84 63 95 50 95C37 95 26 84 26 69C26 61 30 54 34 50C36 57 40 61 45 60C43 48 46 36 53 27Z',
  ],
  [
    INKS.yellow,
    'M51 55C54 64 63 68 63 79C63 88 57 94 50 94C43 94 37 88 37 79C37 73 40 70 42 67C44 71 46 72 48 71C47 65 48 60 51 55Z',
  ],
];

const peace: Drawing = [
  [
    GARMENT_INK,
    ellipse(50, 50, 46) +
      hole(50, 50, 38) +
      rod(50, 8, 50, 92, 8) +
      rod(50, 50, 20, 79, 8) +
      rod(50, 50, 80, 79, 8),
  ],
];

const FLUKES = polygon([4, 58], [23, 57], [16, 75]) + polygon([96, 58], [84, 75], [77, 57]);

const anchor: Drawing = [
  [
    GARMENT_INK,
    ellipse(50, 13, 11) +
      hole(50, 13, 5.5) +
      rod(50, 23, 50, 90, 8) +
      rod(31, 36, 69, 36, 8) +
      band(50, 56, 33, 41, 8, 172) +
      FLUKES,
  ],
];

/** A pointed leaf from a point, in a direction in degrees. */
function leafAt(x: number, y: number, long: number, direction: number): string {
  const wide = long * 0.34;
  const [a, b] = [x + long * 0.3, x + long * 0.75];
  const [above, below] = [y - wide, y + wide];
  const leaf = `M${x} ${y}C${a} ${above} ${b} ${above} ${x + long} ${y}C${b} ${below} ${a} ${below} ${x} ${y}Z`;
  return turned(leaf, direction, x, y);
}

/** Leaves in pairs along a bent branch, from the bottom to the top. */
function branch(): string {
  const leaves = [106, 126, 146, 166, 186, 205].map((turn, index) => {
    const [x, y] = spot(50, 48, 38, turn);
    const long = 19 - index;
    return leafAt(x, y, long, turn + 52) + leafAt(x, y, long * 0.74, turn + 122);
  });
  const [x, y] = spot(50, 48, 38, 215);
  return leaves.join('') + leafAt(x, y, 15, 302) + band(50, 48, 37.1, 38.9, 94, 216);
}

const laurel: Drawing = [
  [INKS.amber, branch()],
  [INKS.amber, mirrored(branch(), 50)],
];

const CLOUD = ellipse(16, 78, 12) + ellipse(6.5, 82, 6.5, 7) + ellipse(28, 80, 9) + rod(7, 84, 30, 84, 9);

const rainbow: Drawing = [
  ...([INKS.red, INKS.orange, INKS.yellow, INKS.green, INKS.blue, INKS.purple] as const).map(
    (fill, index) => [fill, band(50, 76, 46 - (index + 1) * 5, 46.2 - index * 5, 180, 360)] as const,
  ),
  [INKS.mist, CLOUD + mirrored(CLOUD, 50)],
];

const planet: Drawing = [
  [INKS.tan, turned(ellipse(50, 50, 49, 15) + hole(50, 50, 41, 9.5), -22, 50, 50)],
  [INKS.purple, ellipse(50, 50, 30)],
  [
    INKS.pink,
    turned(
      'M21 43C34 48 66 48 79 43C80 46 80.500 49 80 52C66 57 34 57 20 52C19.500 49 20 46 21 43Z',
      -22,
      50,
      50,
    ),
  ],
  [
    INKS.tan,
    turned(
      'M1 50C1 58 22 65 50 65C78 65 99 58 99 50L91 50C91 55 73 59.500 50 59.500C27 59.500 9 55 9 50Z',
      -22,
      50,
      50,
    ),
  ],
  [INKS.yellow, ellipse(14, 16, 2.6) + ellipse(86, 84, 2.6) + ellipse(22, 84, 1.8) + ellipse(80, 12, 1.8)],
];

export const SYMBOLS = { smile, bolt, flame, peace, anchor, laurel, rainbow, planet };
