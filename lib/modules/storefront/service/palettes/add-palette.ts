import { changesOf } from '@/lib/audit/changes-of';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import type { PaletteForm } from '@/lib/modules/storefront/contract/palettes';
import { insertPalette, lockPalettes } from '@/lib/modules/storefront/data/palettes';
import { MOST_PALETTES, type PaletteNames } from '@/lib/modules/storefront/rules/palettes';
import { logPalette } from './log-palette';
import { forgetPalettes } from './read-palettes';

/** The names in one order of languages; a language left empty has none of its own. */
function filled(names: PaletteForm['names']): PaletteNames {
  const found: PaletteNames = { en: names.en };
  for (const code of LOCALE_CODES) {
    const own = names[code];
    if (own) found[code] = own;
  }
  return found;
}

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
