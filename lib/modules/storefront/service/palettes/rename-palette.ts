import { changesOf } from '@/lib/audit/changes-of';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import type { PaletteForm } from '@/lib/modules/storefront/contract/palettes';
import { lockPalettes, updatePalette } from '@/lib/modules/storefront/data/palettes';
import type { PaletteNames } from '@/lib/modules/storefront/rules/palettes';
import { logPalette } from './log-palette';
import { calledIn, filled, messageNames } from './palette-names';
import { forgetPalettes } from './read-palettes';

const same = (one: PaletteNames | null, other: PaletteNames | null) =>
  one === other ||
  (one !== null && other !== null && LOCALE_CODES.every((code) => one[code] === other[code]));

/**
 * Calls a palette something else, in any of the ten languages, withdrawn or not. A first one that is called what the messages call it
 * has no names of its own. Clients' colour sets keep their names: they are copies. What changes nothing is not logged. S2.2-331.
 * Throws `not_found`, and `conflict` where its names are no longer `was`.
 */
export async function renamePalette(
  context: StaffContext,
  id: string,
  { was, names: given }: { was: PaletteForm['names'] | null; names: PaletteForm['names'] },
): Promise<{ id: string }> {
  const wanted = filled(given);
  const names = same(wanted, messageNames(id)) ? null : wanted;
  await withDirectory(async (tx) => {
    const palette = (await lockPalettes(tx)).find((one) => one.id === id);
    if (!palette) throw notFound();
    if (!same(palette.names, was && filled(was))) throw new AppError('conflict');
    if (same(palette.names, names)) return;
    await updatePalette(tx, id, { names });
    const changes = changesOf({ texts: calledIn(palette) }, { texts: wanted });
    await logPalette(tx, context, { action: 'palette.renamed', palette: { id, names: wanted }, changes });
  });
  forgetPalettes();
  return { id };
}
