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

/** Colour words that alt texts use; their translations stand under `design.colours`. */
const NAMED_COLOURS = {
  black: '#101114',
  white: '#ffffff',
  grey: '#8a8d91',
  red: '#c8262c',
  orange: '#f08a24',
  yellow: '#f2c531',
  green: '#2f7d4b',
  teal: '#1f8a8c',
  blue: '#2a5fc1',
  navy: '#16264d',
  purple: '#6a3fa0',
  pink: '#e77aa6',
  brown: '#7a4a2a',
  cream: '#efe4cf',
} as const;
export type ColourName = keyof typeof NAMED_COLOURS;
export const COLOUR_NAMES = Object.keys(NAMED_COLOURS) as ColourName[];

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16)) as [number, number, number];
}

/** The nearest of the named colours, by a distance weighted as eyes weigh it ("redmean"). */
export function nearestColourName(hex: string): ColourName {
  const [r, g, b] = channels(hex);
  let best: ColourName = 'black';
  let bestDistance = Infinity;
  for (const name of COLOUR_NAMES) {
    const [r2, g2, b2] = channels(NAMED_COLOURS[name]);
    const mean = (r + r2) / 2;
    const distance =
      (2 + mean / 256) * (r - r2) ** 2 + 4 * (g - g2) ** 2 + (2 + (255 - mean) / 256) * (b - b2) ** 2;
    if (distance < bestDistance) {
      bestDistance = distance;
      best = name;
    }
  }
  return best;
}
