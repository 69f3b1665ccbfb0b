import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { shape, stroke, text } from './build';
import { box, circle, leaf, point, polygon, rays, type Spot } from './geometry';

/** A grain elevator before a low sun, 220 mm wide; the centre of its base at the origin. */
export function elevator(ink: string, sun: string): Layer[] {
  const bins = [-70, -38, -6].map((x) => box(x, -86, 30, 86, 2)).join('');
  const tower = polygon(
    [26, 0],
    [26, -118],
    [36, -132],
    [36, -158],
    [62, -158],
    [62, -132],
    [72, -118],
    [72, 0],
  );
  const roof = polygon([30, -158], [49, -174], [68, -158]);
  const gallery = polygon([-70, -92], [-70, -104], [26, -104], [26, -92]);
  const stripes = [0, 1, 2, 3, 4, 5].map((row) =>
    box(-104 + row * 6, -52 + row * 9.4, 208 - row * 12, 5.2, 2),
  );
  return [
    shape('sun', 'M-92 -58C-92 -112 -50 -150 0 -150C50 -150 92 -112 92 -58Z', sun),
    shape('stripes', stripes.join(''), sun),
    shape('bins', bins, ink, { label: 'A grain elevator in front of the sun' }),
    shape('tower', tower + roof + gallery, ink),
    shape('windows', box(44, -148, 10, 8, 1) + box(44, -112, 10, 14, 1) + box(42, -24, 14, 24, 1), sun),
    shape('ground', box(-112, 0, 224, 6, 3), ink),
  ];
}

/** Curved lanes, `width` mm wide; their upper left corner at the origin. */
export function lanes(width: number, colour: string, count = 4): Layer[] {
  const rows = Array.from({ length: count }, (_, index) => {
    const y = index * 7;
    const bend = width * 0.62 - index * 5;
    return (
      `M${point(0, y)}L${point(bend, y)}C${point(bend + 24, y)} ${point(bend + 24, y + 26)} ${point(bend + 48, y + 26)}` +
      `L${point(width, y + 26)}`
    );
  });
  return [stroke('lanes', rows.join(''), colour, 3.2)];
}

/** Bluestem grass in the wind, 260 mm wide; the centre of the ground at the origin. */
export function grass(dark: string, light: string): Layer[] {
  const blades = Array.from({ length: 34 }, (_, index) => {
    const x = -128 + index * 7.8;
    const tall = 62 + 46 * Math.abs(Math.sin(index * 1.7)) + 22 * Math.sin(index * 0.43);
    const foot: Spot = [x, 0];
    const tip: Spot = [x + 22 + 14 * Math.sin(index * 0.9), -tall];
    return { d: leaf(foot, tip, 2.6), tip, isLight: index % 3 === 1 };
  });
  const seeds = blades
    .filter((_, index) => index % 4 === 0)
    .map(
      ({ tip: [x, y] }) =>
        leaf([x - 3, y + 6], [x + 7, y - 13], 2.6) + leaf([x - 6, y + 12], [x - 2, y - 4], 2),
    );
  return [
    shape(
      'blades-light',
      blades
        .filter(({ isLight }) => isLight)
        .map(({ d }) => d)
        .join(''),
      light,
    ),
    shape(
      'blades',
      blades
        .filter(({ isLight }) => !isLight)
        .map(({ d }) => d)
        .join(''),
      dark,
      { label: 'Bluestem grass in the wind' },
    ),
    shape('seeds', seeds.join(''), light),
  ];
}

/** A sunrise over the land, 240 mm wide; the centre of the horizon at the origin. */
export function dawn(sun: string, land: string): Layer[] {
  const bars = [0, 1, 2, 3].map((row) => box(-120 + row * 17, 10 + row * 11, 240 - row * 34, 6, 3));
  return [
    shape('rays', rays([0, 0], 70, 104, 13, -180, 0, 7), sun),
    shape('sun', 'M-58 -2C-58 -34 -32 -60 0 -60C32 -60 58 -34 58 -2Z', sun, {
      label: 'Sunrise over the prairie',
    }),
    shape('horizon', box(-120, -1, 240, 6, 3), land),
    shape('bars', bars.join(''), land),
  ];
}

/** Gusts of wind, 200 mm wide, centred at the origin. */
export function gusts(ink: string, light: string): Layer[] {
  return [
    stroke('gust-1', 'M-100 -24L46 -24C74 -24 76 -62 50 -62C34 -62 30 -46 42 -42', ink, 8, {
      label: 'Gusts of wind',
    }),
    stroke('gust-2', 'M-84 0L74 0C104 0 106 40 78 40C60 40 58 22 70 19', ink, 8),
    stroke('gust-3', 'M-60 24L14 24C38 24 40 58 18 58C4 58 2 44 12 41', light, 8),
    stroke('gust-4', 'M-100 0L-94 0M-76 24L-72 24', light, 8),
  ];
}

/** A running track from above, 160 mm wide, centred at the origin. */
export function oval(ink: string, fill: string): Layer[] {
  const stadium = (width: number, height: number): string => {
    const [x, r] = [width / 2 - height / 2, height / 2];
    const k = r * 0.5523;
    return (
      `M${point(-x, -r)}L${point(x, -r)}C${point(x + k, -r)} ${point(x + r, -k)} ${point(x + r, 0)}` +
      `C${point(x + r, k)} ${point(x + k, r)} ${point(x, r)}L${point(-x, r)}` +
      `C${point(-x - k, r)} ${point(-x - r, k)} ${point(-x - r, 0)}C${point(-x - r, -k)} ${point(-x - k, -r)} ${point(-x, -r)}Z`
    );
  };
  const lines = [0, 1, 2, 3].map((lane) => stadium(160 - lane * 18, 96 - lane * 18));
  return [
    shape('track', stadium(168, 104), fill, { label: 'A running track' }),
    stroke('lines', lines.join(''), ink, 2.2),
    shape('field', stadium(88, 26), ink),
  ];
}

/** A running jackrabbit, 150 mm wide, its centre near the origin. */
export function rabbit(fur: string, dark: string): Layer[] {
  const body =
    'M-58 6C-52 -16 -30 -26 -6 -22C14 -18 26 -26 38 -30C44 -34 52 -34 58 -28C64 -24 70 -18 68 -13C66 -8 58 -8 52 -8C44 -4 38 4 30 10' +
    'C20 16 8 12 -4 14C-18 18 -28 22 -40 20C-52 18 -60 14 -58 6Z';
  return [
    shape('ears', leaf([46, -28], [8, -62], 8) + leaf([52, -30], [26, -70], 8), fur),
    shape('hind-leg', 'M-36 14C-50 18 -62 28 -78 34C-84 36 -84 42 -77 42C-60 42 -40 34 -22 20Z', fur),
    shape('fore-leg', 'M24 8C38 14 54 16 70 26C76 29 74 35 67 34C48 32 28 26 14 14Z', fur),
    shape('body', body, fur, { label: 'A jackrabbit at full stretch' }),
    shape('tail', circle(-60, -2, 7), dark),
    shape('eye', circle(55, -22, 2.6), dark),
    stroke('speed', 'M-98 -14L-72 -14M-108 2L-76 2M-98 18L-80 18', dark, 3.4),
  ];
}

export const club = (id: string, words: string, y: number, size: number, fill: string): Layer =>
  text(id, words, 0, y, { fontFamily: 'Anton', fontSizeMm: size, fill, letterSpacing: 0.03 });
