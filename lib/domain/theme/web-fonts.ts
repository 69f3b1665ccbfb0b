interface WebFont {
  /** The @fontsource package, whose files are named after it. */
  pack: string;
  weights: readonly number[];
  /** Mean width of its regular Latin text, ascent and descent, in per cent of Arial's. */
  measure: readonly [width: number, ascent: number, descent: number];
}

/** The families a store's pages may be set in, by their CSS names (SPEC 3.6 fontSet). */
export const WEB_FONTS: Readonly<Record<string, WebFont>> = {
  Anton: { pack: 'anton', weights: [400], measure: [86.2, 136.4, 38.2] },
  'Archivo Black': { pack: 'archivo-black', weights: [400], measure: [121.7, 72.1, 17.3] },
  Inter: { pack: 'inter', weights: [400, 500, 700], measure: [105.9, 91.5, 22.8] },
  Lora: { pack: 'lora', weights: [400, 500, 700], measure: [104.2, 96.6, 26.3] },
  Oswald: { pack: 'oswald', weights: [400, 500], measure: [79.5, 150, 36.3] },
  Pacifico: { pack: 'pacifico', weights: [400], measure: [98.7, 132, 45.9] },
  'Permanent Marker': { pack: 'permanent-marker', weights: [400], measure: [109.6, 101.2, 28.9] },
  'Roboto Slab': { pack: 'roboto-slab', weights: [400, 500], measure: [103.9, 100.8, 26.1] },
};

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
    return font ? [{ name, weight: nearest(font.weights, weight) }] : [];
  });
  return faces.filter(
    (face, at) => faces.findIndex((one) => one.name === face.name && one.weight === face.weight) === at,
  );
}

/** Every face there is, for who has to choose. */
export function libraryFaces(): FontUse[] {
  return Object.entries(WEB_FONTS).flatMap(([name, { weights }]) =>
    weights.map((weight) => ({ name, weight })),
  );
}
