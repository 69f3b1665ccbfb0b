/**
 * A font's metrics relative to Arial (bold relative to Arial Bold from weight 600), in per cent: mean width of the
 * product's own short texts in ten languages, and ascent and descent at that width. Used for fallback fonts without
 * layout shift.
 */
type Measure = readonly [width: number, ascent: number, descent: number];

interface WebFont {
  /** The @fontsource package; its files are named after it. */
  pack: string;
  /** By weight, the lightest first. */
  weights: Readonly<Record<number, Measure>>;
}

/** The fonts of store pages, by CSS name (S3.6-2). */
export const WEB_FONTS: Readonly<Record<string, WebFont>> = {
  Anton: { pack: 'anton', weights: { 400: [90.2, 130.4, 36.5] } },
  'Archivo Black': { pack: 'archivo-black', weights: { 400: [124.1, 70.7, 16.9] } },
  Inter: {
    pack: 'inter',
    weights: { 400: [106.4, 91.1, 22.7], 500: [107.8, 89.9, 22.4], 700: [102, 95, 23.7] },
  },
  Lora: {
    pack: 'lora',
    weights: { 400: [105.1, 95.7, 26.1], 500: [106.2, 94.7, 25.8], 700: [100.6, 100, 27.2] },
  },
  Oswald: { pack: 'oswald', weights: { 400: [80.8, 147.6, 35.8], 500: [86.5, 137.9, 33.4] } },
  Pacifico: { pack: 'pacifico', weights: { 400: [95.3, 136.7, 47.5] } },
  'Permanent Marker': { pack: 'permanent-marker', weights: { 400: [112.8, 98.4, 28.1] } },
  'Roboto Slab': { pack: 'roboto-slab', weights: { 400: [107.1, 97.8, 25.3], 500: [107.9, 97.1, 25.1] } },
};

/** The weights of a family, the lightest first. */
export function weightsOf({ weights }: WebFont): number[] {
  return Object.keys(weights).map(Number);
}

const BOLD = 700;

/** The weight of a family that a browser would use for `wanted`; `wanted` itself for an unknown one. */
export function nearestWeight(name: string, wanted: number): number {
  const font = isStoreFont(name) ? WEB_FONTS[name] : undefined;
  return font ? nearest(weightsOf(font), wanted) : wanted;
}

export interface FontUse {
  name: string;
  weight: number;
}

/** The available weight that a browser would use for `wanted`. */
function nearest(weights: readonly number[], wanted: number): number {
  return [...weights].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? wanted;
}

/** The font faces that a store's page needs: heading weight, text weight, and bold text. Unknown families have none. */
export function neededFaces({ fontOne, fontTwo }: { fontOne: FontUse; fontTwo: FontUse }): FontUse[] {
  const wanted = [fontOne, fontTwo, { name: fontTwo.name, weight: BOLD }];
  const faces = wanted.flatMap(({ name, weight }) => {
    const font = isStoreFont(name) ? WEB_FONTS[name] : undefined;
    return font ? [{ name, weight: nearest(weightsOf(font), weight) }] : [];
  });
  return faces.filter(
    (face, at) => faces.findIndex((one) => one.name === face.name && one.weight === face.weight) === at,
  );
}

/**
 * The font face of the first paint's text; null if it needs no file. A store's header is painted before its content,
 * which waits for its fonts: the store's name in the heading font, or with a logo the links in bold text.
 */
export function firstFace(fonts: { fontOne: FontUse; fontTwo: FontUse }, hasLogo: boolean): FontUse | null {
  const { name, weight } = hasLogo ? { name: fonts.fontTwo.name, weight: BOLD } : fonts.fontOne;
  return neededFaces({ fontOne: { name, weight }, fontTwo: { name: '', weight } })[0] ?? null;
}

/** All font faces, for choosing one. */
export function libraryFaces(): FontUse[] {
  return Object.entries(WEB_FONTS).flatMap(([name, font]) =>
    weightsOf(font).map((weight) => ({ name, weight })),
  );
}

/** Whether store pages have this family. */
export function isStoreFont(name: string): boolean {
  return Object.hasOwn(WEB_FONTS, name);
}
