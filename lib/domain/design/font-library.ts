/** What an entry's `category` may be. */
export const FONT_CATEGORIES = ['display', 'handwriting', 'sans-serif', 'serif'] as const;

/**
 * The fonts a design may use (SPEC 3.6 "Font library entries"); where their files lie is `lib/files/fonts`' affair.
 * A family is one weight and style: SPEC 3.4's text element has a `fontFamily` and nothing beside it.
 */
export const FONT_LIBRARY = [
  { family: 'Anton', category: 'display' },
  { family: 'Archivo Black', category: 'display' },
  { family: 'Inter', category: 'sans-serif' },
  { family: 'Inter Bold', category: 'sans-serif' },
  { family: 'Lora', category: 'serif' },
  { family: 'Lora Italic', category: 'serif' },
  { family: 'Oswald', category: 'sans-serif' },
  { family: 'Pacifico', category: 'handwriting' },
  { family: 'Permanent Marker', category: 'handwriting' },
  { family: 'Roboto Slab', category: 'serif' },
] as const satisfies readonly { family: string; category: (typeof FONT_CATEGORIES)[number] }[];

export type FontFamily = (typeof FONT_LIBRARY)[number]['family'];

export const FONT_FAMILIES: readonly FontFamily[] = FONT_LIBRARY.map((entry) => entry.family);

export function isFontFamily(name: string): name is FontFamily {
  return FONT_FAMILIES.some((family) => family === name);
}
