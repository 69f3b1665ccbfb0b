import { withDirectory } from '@/lib/db/with-directory';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { listPaletteRows } from '@/lib/modules/storefront/data/palettes';
import { calledIn } from './palette-names';

/** All palettes: those that are offered, in order, and those that were withdrawn. S2.2-326 */
export async function listPalettes(): Promise<{ palettes: StaffPalette[] }> {
  const found = await withDirectory(listPaletteRows);
  const palettes = found.map(({ palette, maker }) => {
    const { id, names, primary, secondary, tertiary, withdrawnAt, madeAt } = palette;
    const times = { withdrawn_at: withdrawnAt?.toISOString() ?? null, made_at: madeAt.toISOString() };
    return { id, names, called: calledIn(palette), primary, secondary, tertiary, ...times, made_by: maker };
  });
  return { palettes };
}
