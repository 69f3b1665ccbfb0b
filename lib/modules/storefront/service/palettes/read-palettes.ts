import { withDirectoryAside } from '@/lib/db/with-directory';
import type { Locale } from '@/lib/kernel/locales';
import { offeredRows, type PaletteRow } from '@/lib/modules/storefront/data/palettes';
import { FIRST_PALETTES, paletteIn, type OfferedPalette } from '@/lib/modules/storefront/rules/palettes';
import { keptRead } from '@/lib/switches/kept-read';

const kept = keptRead<PaletteRow[] | null>('palettes', () => withDirectoryAside(offeredRows), null);

/**
 * The palettes that a store is offered, in order and in the reader's language, at most two seconds old: the one door to them for
 * pages. The first ones while the database has never answered. S2.2-327
 */
export async function offeredPalettes(locale: Locale): Promise<readonly OfferedPalette[]> {
  const rows = await kept.get();
  return rows?.map((row) => paletteIn(row, locale)) ?? FIRST_PALETTES;
}

/** Reads them anew when they are asked for next: for whoever has changed one, after the commit. */
export const forgetPalettes = kept.forget;
