/** WCAG relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const channel = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG contrast of two colours, 1 (the same) to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Colour words for alt texts; their translations are under `design.colours`. */
export type ColourName =
  | 'black'
  | 'white'
  | 'grey'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'navy'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'cream';

/** Upper limit of each name's hue, in degrees. */
const HUES: readonly (readonly [until: number, name: ColourName])[] = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [295, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

function toHsl(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sextant =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sextant * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** The common word for a colour. */
export function colourName(hex: string): ColourName {
  const { hue, saturation, lightness } = toHsl(hex);
  if (lightness < 0.12) return 'black';
  if (lightness > 0.95) return 'white';
  if (saturation < 0.14) return lightness > 0.9 ? 'white' : 'grey';
  const name = HUES.find(([until]) => hue <= until)?.[1] ?? 'red';
  if (name === 'blue' && lightness < 0.25) return 'navy';
  if ((name === 'orange' || name === 'yellow') && lightness > 0.8) return 'cream';
  if (name === 'orange' && lightness < 0.42) return 'brown';
  return name === 'red' && lightness > 0.72 ? 'pink' : name;
}
