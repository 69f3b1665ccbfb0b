import { changesOf } from '@/lib/audit/changes-of';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { lockPalettes, updatePalette } from '@/lib/modules/storefront/data/palettes';
import { MOST_PALETTES } from '@/lib/modules/storefront/rules/palettes';
import { logPalette } from './log-palette';
import { forgetPalettes } from './read-palettes';

/**
 * Withdraws a palette, or offers it again, after all others. Stores keep their colours: they have copies. What changes nothing is
 * not logged. S2.2-326. Throws `not_found`, `conflict` for the last one that is offered, and `too_many`.
 */
export async function offerPalette(
  context: StaffContext,
  id: string,
  isOffered: boolean,
): Promise<{ id: string }> {
  await withDirectory(async (tx) => {
    const all = await lockPalettes(tx);
    const palette = all.find((one) => one.id === id);
    if (!palette) throw notFound();
    const was = palette.withdrawnAt === null;
    if (was === isOffered) return;
    const offered = all.filter(({ withdrawnAt }) => withdrawnAt === null).length;
    if (!isOffered && offered === 1) throw new AppError('conflict');
    if (isOffered && offered >= MOST_PALETTES)
      throw new AppError('too_many', { values: { max: MOST_PALETTES } });
    const place = 1 + Math.max(...all.map((one) => one.place));
    await updatePalette(tx, id, isOffered ? { withdrawnAt: null, place } : { withdrawnAt: now() });
    const action = isOffered ? 'palette.offered' : 'palette.withdrawn';
    await logPalette(tx, context, {
      action,
      palette,
      changes: changesOf({ shown: was }, { shown: isOffered }),
    });
  });
  forgetPalettes();
  return { id };
}
