import type { Locale } from '@/lib/kernel/locales';
import { PALETTE_IDS, PALETTES, type Palette } from './looks';

/** The most palettes that are offered at a time: more is no choice, and a client's first store gets a copy of each. */
export const MOST_PALETTES = 24;
export const LONGEST_PALETTE_NAME = 40;

/** What a palette is called; a language without a name of its own reads English. */
export type PaletteNames = { en: string } & Partial<Record<Locale, string>>;

/** A palette that new stores are offered. S2.2-327 */
export interface OfferedPalette extends Palette {
  id: string;
  /** In the reader's language; null for a first one, whose name is a message. */
  name: string | null;
}

/** The same with its name, whoever gave it. */
export type NamedPalette = OfferedPalette & { name: string };

/** The palettes that there were first, as they are offered where no database can be asked. */
export const FIRST_PALETTES: readonly OfferedPalette[] = PALETTE_IDS.map((id) => ({
  id,
  name: null,
  ...PALETTES[id],
}));

/** A palette with its names, in one language. */
export function paletteIn(
  { id, names, primary, secondary, tertiary }: Palette & { id: string; names: PaletteNames | null },
  locale: Locale,
): OfferedPalette {
  return { id, name: names && (names[locale] ?? names.en), primary, secondary, tertiary };
}
