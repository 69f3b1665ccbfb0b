import { changesOf } from '@/lib/audit/changes-of';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { PaletteForm } from '@/lib/modules/storefront/contract/palettes';
import { insertPalette, lockPalettes } from '@/lib/modules/storefront/data/palettes';
import { MOST_PALETTES } from '@/lib/modules/storefront/rules/palettes';
import { logPalette } from './log-palette';
import { filled } from './palette-names';
import { forgetPalettes } from './read-palettes';

/**
 * Adds a palette, which new stores are offered after all others. S2.2-326. Throws 422 where another one has these colours, even one
 * that was withdrawn, and `too_many`.
 */
export async function addPalette(
  context: StaffContext,
  { names: given, primary, secondary, tertiary }: PaletteForm,
): Promise<{ id: string }> {
  const [id, names, colours] = [newId('palette'), filled(given), { primary, secondary, tertiary }];
  await withDirectory(async (tx) => {
    const all = await lockPalettes(tx);
    const isSame = (one: typeof colours) =>
      one.primary === primary && one.secondary === secondary && one.tertiary === tertiary;
    if (all.some(isSame)) throw invalid({ primary: ['colours_taken'] });
    if (all.filter(({ withdrawnAt }) => withdrawnAt === null).length >= MOST_PALETTES)
      throw new AppError('too_many', { values: { max: MOST_PALETTES } });
    const place = 1 + Math.max(0, ...all.map((one) => one.place));
    await insertPalette(tx, { id, names, ...colours, place, madeAt: now(), madeBy: context.staffId });
    const changes = changesOf({}, { texts: names, ...colours });
    await logPalette(tx, context, { action: 'palette.added', palette: { id, names }, changes });
  });
  forgetPalettes();
  return { id };
}
