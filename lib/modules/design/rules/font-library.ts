export const FONT_CATEGORIES = ['display', 'handwriting', 'monospace', 'sans-serif', 'serif'] as const;
export type FontCategory = (typeof FONT_CATEGORIES)[number];

/**
 * The fonts a design may use (S3.6-9); `lib/files/fonts` knows their files. A family is one weight and style: the text
 * element of S3.4 has only a `fontFamily`.
 */
export const FONT_LIBRARY = [
  { family: 'Alfa Slab One', category: 'display' },
  { family: 'Amatic SC', category: 'handwriting' },
  { family: 'Anton', category: 'display' },
  { family: 'Archivo Black', category: 'display' },
  { family: 'Bangers', category: 'display' },
  { family: 'Bebas Neue', category: 'display' },
  { family: 'Black Ops One', category: 'display' },
  { family: 'Caveat', category: 'handwriting' },
  { family: 'Comfortaa', category: 'sans-serif' },
  { family: 'Dancing Script', category: 'handwriting' },
  { family: 'EB Garamond', category: 'serif' },
  { family: 'Graduate', category: 'display' },
  { family: 'Great Vibes', category: 'handwriting' },
  { family: 'Inter', category: 'sans-serif' },
  { family: 'Inter Bold', category: 'sans-serif' },
  { family: 'JetBrains Mono', category: 'monospace' },
  { family: 'Lobster', category: 'display' },
  { family: 'Lora', category: 'serif' },
  { family: 'Lora Italic', category: 'serif' },
  { family: 'Montserrat', category: 'sans-serif' },
  { family: 'Open Sans', category: 'sans-serif' },
  { family: 'Oswald', category: 'sans-serif' },
  { family: 'Pacifico', category: 'handwriting' },
  { family: 'Patrick Hand', category: 'handwriting' },
  { family: 'Permanent Marker', category: 'handwriting' },
  { family: 'Playfair Display', category: 'serif' },
  { family: 'Press Start 2P', category: 'monospace' },
  { family: 'Righteous', category: 'display' },
  { family: 'Roboto Slab', category: 'serif' },
  { family: 'Russo One', category: 'display' },
  { family: 'Space Mono', category: 'monospace' },
  { family: 'Teko', category: 'sans-serif' },
] as const satisfies readonly { family: string; category: FontCategory }[];

export type FontFamily = (typeof FONT_LIBRARY)[number]['family'];

export const FONT_FAMILIES: readonly FontFamily[] = FONT_LIBRARY.map((entry) => entry.family);

export function isFontFamily(name: string): name is FontFamily {
  return FONT_FAMILIES.some((family) => family === name);
}

/** A family's place among the others, from 0; those without one are equal, after all that have one. S2.2-332 */
export function fontPlace(order: readonly string[], family: string): number {
  const at = order.indexOf(family);
  return at === -1 ? order.length : at;
}

/** Fallback families for glyphs that a family of a category lacks, most similar first; the last covers most scripts. */
const STAND_INS: Record<FontCategory, readonly FontFamily[]> = {
  display: ['Oswald', 'Inter Bold'],
  handwriting: ['Caveat', 'Comfortaa', 'Inter'],
  monospace: ['JetBrains Mono', 'Inter'],
  'sans-serif': ['Open Sans', 'Inter'],
  serif: ['EB Garamond', 'Inter'],
};

/** The fallback families for a family's missing glyphs, in order; none for an unknown name. */
export function standInFamilies(family: string): FontFamily[] {
  const entry = FONT_LIBRARY.find((one) => one.family === family);
  return entry ? STAND_INS[entry.category].filter((one) => one !== family) : [];
}
