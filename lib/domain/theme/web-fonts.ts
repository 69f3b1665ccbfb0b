/**
 * How a weight's text compares with Arial's, bold with bold from 600 on, in per cent: mean width of the product's own words
 * in its ten languages, and ascent and descent of a line as tall as that width makes it.
 */
type Measure = readonly [width: number, ascent: number, descent: number];

interface WebFont {
  /** The @fontsource package, whose files are named after it. */
  pack: string;
  /** By weight, the lightest first. */
  weights: Readonly<Record<number, Measure>>;
}

/** The families a store's pages may be set in, by their CSS names (SPEC 3.6 fontSet). */
export const WEB_FONTS: Readonly<Record<string, WebFont>> = {
  Anton: { pack: 'anton', weights: { 400: [91.7, 128.2, 35.9] } },
  'Archivo Black': { pack: 'archivo-black', weights: { 400: [124.8, 70.4, 16.8] } },
  Inter: {
    pack: 'inter',
    weights: { 400: [107, 90.6, 22.6], 500: [108.8, 89.1, 22.2], 700: [103.7, 93.4, 23.3] },
  },
  Lora: {
    pack: 'lora',
    weights: { 400: [105.4, 95.4, 26], 500: [106.6, 94.3, 25.7], 700: [100.5, 100.1, 27.3] },
  },
  Oswald: { pack: 'oswald', weights: { 400: [80.9, 147.5, 35.7], 500: [86.7, 137.6, 33.3] } },
  Pacifico: { pack: 'pacifico', weights: { 400: [93.4, 139.4, 48.5] } },
  'Permanent Marker': { pack: 'permanent-marker', weights: { 400: [111.4, 99.6, 28.5] } },
  'Roboto Slab': { pack: 'roboto-slab', weights: { 400: [107.7, 97.3, 25.2], 500: [108.6, 96.5, 25] } },
};

/** The weights a family has, the lightest first. */
export function weightsOf({ weights }: WebFont): number[] {
  return Object.keys(weights).map(Number);
}

/** Text that a page sets bold. */
const BOLD = 700;

export interface FontUse {
  name: string;
  weight: number;
}

/** The weight of a family that a browser would take in place of `wanted`. */
function nearest(weights: readonly number[], wanted: number): number {
  return [...weights].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? wanted;
}

/** Which faces a store's page needs: its heading's weight, its text's, and that text in bold. Unknown families have none. */
export function neededFaces({ fontOne, fontTwo }: { fontOne: FontUse; fontTwo: FontUse }): FontUse[] {
  const wanted = [fontOne, fontTwo, { name: fontTwo.name, weight: BOLD }];
  const faces = wanted.flatMap(({ name, weight }) => {
    const font = Object.hasOwn(WEB_FONTS, name) ? WEB_FONTS[name] : undefined;
    return font ? [{ name, weight: nearest(weightsOf(font), weight) }] : [];
  });
  return faces.filter(
    (face, at) => faces.findIndex((one) => one.name === face.name && one.weight === face.weight) === at,
  );
}

/** Every face there is, for who has to choose. */
export function libraryFaces(): FontUse[] {
  return Object.entries(WEB_FONTS).flatMap(([name, font]) =>
    weightsOf(font).map((weight) => ({ name, weight })),
  );
}
