import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { shape, stroke, text } from './build';
import { box, circle, ellipse, leaf, point, polygon, ring, ripple, type Spot } from './geometry';

/** A fern frond 100 mm long, starting at the origin, growing up and to the right. */
export function frond(): string {
  const stem = (t: number): Spot => [14 * t * t - 4 * t, -100 * t];
  const parts: string[] = [];
  const pairs = 16;
  for (let index = 0; index < pairs; index += 1) {
    const t = 0.1 + (0.86 * index) / pairs;
    const [x, y] = stem(t);
    const [ahead] = stem(t + 0.01);
    const lean = Math.atan2(-1, ahead - x);
    const reach = 33 * Math.sin(Math.PI * (0.26 + 0.7 * t)) * (1.02 - t * 0.5);
    for (const side of [1, -1] as const) {
      const angle = lean + side * (1.12 - 0.42 * t);
      const tip: Spot = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      parts.push(leaf([x, y], tip, 2.7 - 1.5 * t));
    }
  }
  const [tipX, tipY] = stem(1);
  const [midX, midY] = stem(0.5);
  parts.push(
    `M${point(-1.1, 2)}Q${point(midX - 1.4, midY)} ${point(tipX, tipY)}Q${point(midX + 1, midY)} ${point(1.1, 2)}Z`,
  );
  return parts.join('');
}

/** Mountains over water in a circle of 100 mm, centred at the origin; gaps are transparent. */
export function fjord(ink: string, snow: string): Layer[] {
  const ridge = `M-46 8L-27 -18L-18 -7L2 -37L22 -9L30 -18L46 8C44 12 40 14 36 14L-36 14C-40 14 -44 12 -46 8Z`;
  const caps =
    polygon([2, -37], [12, -22.5], [7, -19], [3, -24], [-2, -17], [-6, -25]) +
    polygon([-27, -18], [-21.5, -11], [-26, -9.5], [-31, -12.2]);
  return [
    shape('sun', circle(24, -27, 6.6), snow),
    shape('ridge', ridge, ink, { label: 'Mountains over a fjord' }),
    shape('snow', caps, snow),
    stroke('water-1', ripple(-36, 22, 72, 4, 3), ink, 3),
    stroke('water-2', ripple(-27, 30.5, 54, 3, 3), ink, 3),
    stroke('water-3', ripple(-18, 39, 36, 2, 3), ink, 3),
  ];
}

/** The store's round logo, 200 mm wide, centred at the origin. */
export function mark(ink: string, accent: string): Layer[] {
  const sprig = leafPair(-83, 0).concat(leafPair(83, 0)).join('');
  return [
    shape('ring-outer', ring(0, 0, 100, 3.4), ink, { fillRule: 'evenodd' }),
    shape('ring-inner', ring(0, 0, 65, 2), ink, { fillRule: 'evenodd' }),
    ...fjord(ink, accent).map((layer) => ({ ...layer, scale: 1.08 })),
    text('name', 'FJORD & FERN', 0, -75, {
      fontFamily: 'Roboto Slab',
      fontSizeMm: 22,
      fill: ink,
      letterSpacing: 0.09,
      arcRadiusMm: 75,
    }),
    text('trade', 'COFFEE ROASTERS', 0, 89, {
      fontFamily: 'Roboto Slab',
      fontSizeMm: 15.5,
      fill: accent,
      letterSpacing: 0.1,
      arcRadiusMm: -89,
    }),
    shape('sprigs', sprig, accent),
  ];
}

function leafPair(x: number, y: number): string[] {
  return [-1, 0, 1].map((step) => leaf([x, y + step * 7 + 5], [x, y + step * 7 - 7], 3.6));
}

/** An upright coffee bean, 40 mm long, centred at the origin. */
export function bean(): string {
  return (
    `M0 -20C10.5 -20 14.5 -9 14.5 0C14.5 9 10.5 20 1.6 20C5.4 11 -3.6 5 -1.2 -3C0.6 -9 3.4 -13 0 -20Z` +
    `M-2.8 -19.7C-0.2 -12.4 -3.4 -8.6 -4.9 -3C-7.2 5.4 2 10.6 -1.8 19.9C-10.8 19.4 -14.5 9 -14.5 0C-14.5 -8.6 -10.8 -18.6 -2.8 -19.7Z`
  );
}

/** Biscuit the otter with a cup, about 120 mm tall; the centre of the face at the origin. */
export function otter(): Layer[] {
  const [fur, pale, dark, cup] = ['#8a5a3a', '#f3e3c8', '#2a1f1a', '#1f4d3a'];
  const whiskers = [
    [22, 12, 44, 8],
    [22, 16, 45, 17],
    [21, 20, 42, 26],
  ].flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [`M${x1} ${y1}L${x2} ${y2}`, `M${-x1} ${y1}L${-x2} ${y2}`]);
  const head =
    'M0 -38C24 -38 40 -22 41 0C42 12 40 20 36 28C44 44 46 62 42 84L-42 84C-46 62 -44 44 -36 28C-40 20 -42 12 -41 0C-40 -22 -24 -38 0 -38Z';
  return [
    shape('ears', circle(-33, -24, 9.5) + circle(33, -24, 9.5), fur),
    shape('inner-ears', circle(-33, -24, 4.6) + circle(33, -24, 4.6), pale),
    shape('head', head, fur, { label: 'Biscuit the otter with a cup of cocoa' }),
    shape('belly', 'M0 36C17 36 26 50 27 84L-27 84C-26 50 -17 36 0 36Z', pale),
    shape(
      'muzzle',
      ellipse(-10.5, 15, 13.5, 11.5) + ellipse(10.5, 15, 13.5, 11.5) + ellipse(0, 21, 11, 9),
      pale,
    ),
    shape('eyes', circle(-17, -6, 4.6) + circle(17, -6, 4.6), dark),
    shape('shine', circle(-15.6, -7.6, 1.5) + circle(18.4, -7.6, 1.5), '#ffffff'),
    shape('nose', 'M-8 4C-8 0 8 0 8 4C8 8.5 3.4 12 0 12C-3.4 12 -8 8.5 -8 4Z', dark),
    stroke('smile', 'M0 12L0 17M0 17Q-5 22.5 -10 19M0 17Q5 22.5 10 19', dark, 1.8),
    stroke('whiskers', whiskers.join(''), dark, 1.1),
    shape('cup', 'M-19 54L19 54L16.4 81Q16 85 12 85L-12 85Q-16 85 -16.4 81Z', cup),
    stroke('cup-handle', 'M18 60C30 58 30 76 17 75', cup, 3.6),
    stroke('steam', 'M-7 49C-11 45 -3 41 -7 36M1 49C-3 45 5 41 1 36M9 49C5 45 13 41 9 36', '#ffffff', 2),
    shape('paws', ellipse(-20, 67, 8.2, 6.6) + ellipse(20, 67, 8.2, 6.6), fur),
  ];
}

/** A sailing boat on waves with a gull, 150 mm wide, centred at the origin. */
export function boat(): Layer[] {
  const [hull, sail, sea, dark] = ['#b5532a', '#f6f1e4', '#2b6f92', '#26323a'];
  return [
    shape('mast', box(-1.6, -62, 3.2, 84), dark),
    shape('sail', 'M5 -58C30 -36 42 -10 44 12L5 12Z', sail, { label: 'A little sailing boat and a gull' }),
    shape('jib', 'M-5 -50C-20 -28 -32 -8 -38 12L-5 12Z', '#f0c454'),
    shape('stripe', 'M5 -22L30.5 -22C33.4 -17.4 35.8 -12.8 37.8 -8L5 -8Z', hull),
    shape('hull', 'M-52 22L58 22C54 38 46 48 38 50L-32 50C-42 46 -48 36 -52 22Z', hull),
    shape('rail', 'M-52 22L58 22L56.6 27L-50.6 27Z', dark),
    shape('portholes', circle(-18, 37, 4) + circle(3, 37, 4) + circle(24, 37, 4), sail),
    stroke('wave-1', ripple(-72, 56, 144, 6, 6), sea, 4.4),
    stroke('wave-2', ripple(-60, 68, 120, 5, 6), sea, 4.4),
    stroke('gull', 'M-62 -40Q-54 -50 -47 -40Q-40 -50 -32 -40', dark, 3.2),
    stroke('gull-2', 'M44 -56Q50 -63 55 -56Q60 -63 66 -56', dark, 2.6),
  ];
}

const HOUSES: readonly (readonly [x: number, width: number, height: number, roof: number])[] = [
  [-130, 38, 54, 22],
  [-92, 30, 74, 18],
  [-62, 44, 60, 26],
  [-18, 32, 92, 20],
  [14, 40, 66, 24],
  [54, 28, 80, 16],
  [82, 48, 56, 26],
];

/** Harbour houses at night with reflections in the water, 260 mm wide; the quay's edge at the origin. */
export function harbour(ink: string, light: string): Layer[] {
  const walls = HOUSES.map(([x, width, height, roof]) =>
    polygon([x, 0], [x, -height], [x + width / 2, -height - roof], [x + width, -height], [x + width, 0]),
  );
  const windows: string[] = [];
  const glows: string[] = [];
  HOUSES.forEach(([x, width, height], house) => {
    for (let row = 0; row * 20 + 26 < height; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        if ((house + row * 2 + column) % 4 === 1) continue;
        windows.push(box(x + width * (0.24 + 0.34 * column), -height + 8 + row * 20, width * 0.19, 10.5, 1));
      }
    }
    const middle = x + width / 2;
    [0, 1, 2].forEach((step) => {
      const reach = width * (0.34 - step * 0.08);
      glows.push(box(middle - reach, 15 + step * 9 + (house % 2) * 3, reach * 2, 3.2, 1.5));
    });
  });
  return [
    shape('houses', walls.join(''), ink, { label: 'Harbour houses with lit windows' }),
    shape('windows', windows.join(''), light),
    shape('quay', box(-138, 0, 276, 5), ink),
    shape('reflections', glows.join(''), light),
    shape('moon', circle(96, -106, 13), light),
  ];
}

/** An anchor, 60 mm tall, centred at the origin. */
export function anchor(ink: string): Layer[] {
  return [
    shape('eye', ring(0, -24, 7, 3), ink, { fillRule: 'evenodd', label: 'Anchor' }),
    shape('shank', box(-2, -18, 4, 46, 1) + box(-12, -13, 24, 4, 2), ink),
    stroke('arms', 'M-23 6C-21 22 -10 28 0 28C10 28 21 22 23 6', ink, 4),
    shape('flukes', polygon([-29, 10], [-23, -2], [-15, 8]) + polygon([29, 10], [23, -2], [15, 8]), ink),
  ];
}
