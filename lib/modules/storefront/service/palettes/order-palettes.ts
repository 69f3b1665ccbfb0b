import { changesOf } from '@/lib/audit/changes-of';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError } from '@/lib/kernel/app-error';
import { lockPalettes, updatePalette } from '@/lib/modules/storefront/data/palettes';
import { labelOf, logPalette } from './log-palette';
import { forgetPalettes } from './read-palettes';

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/**
 * Puts the palettes that are offered in another order. S2.2-326. Throws `conflict` where they are not, or no longer, in the order
 * `was`, and where `ids` are not the same ones.
 */
export async function orderPalettes(
  context: StaffContext,
  { was, ids }: { was: readonly string[]; ids: readonly string[] },
): Promise<{ ids: string[] }> {
  await withDirectory(async (tx) => {
    const offered = (await lockPalettes(tx)).filter(({ withdrawnAt }) => withdrawnAt === null);
    const before = offered.map(({ id }) => id);
    if (!same(before, was) || !same([...ids].sort(), [...was].sort())) throw new AppError('conflict');
    if (same(ids, was)) return;
    for (const [at, id] of ids.entries()) await updatePalette(tx, id, { place: at + 1 });
    const labels = new Map(offered.map((one) => [one.id, labelOf(one)]));
    const told = (order: readonly string[]) => order.map((id) => labels.get(id) ?? id).join(', ');
    const changes = changesOf({ colours: told(was) }, { colours: told(ids) });
    await logPalette(tx, context, { action: 'palette.ordered', palette: null, changes });
  });
  forgetPalettes();
  return { ids: [...ids] };
}
