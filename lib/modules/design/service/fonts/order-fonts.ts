import { changesOf } from '@/lib/audit/changes-of';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError } from '@/lib/kernel/app-error';
import { lockPlaces, savePlaces } from '@/lib/modules/design/data/font-places';
import { inFontOrder } from '@/lib/modules/design/rules/font-choice';
import { FONT_FAMILIES, type FontFamily } from '@/lib/modules/design/rules/font-library';
import { forgetFontChoice } from './read-choice';

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((family, at) => family === other[at]);

/**
 * Puts all fonts in another order, the withdrawn ones too, which keep their place. S2.2-332. Throws `conflict` where they are not, or
 * no longer, in the order `was`, and where `families` are not the same ones.
 */
export async function orderFonts(
  { staffId, requestId }: StaffContext,
  { was, families }: { was: readonly FontFamily[]; families: readonly FontFamily[] },
): Promise<{ families: FontFamily[] }> {
  await withDirectory(async (tx) => {
    const before = inFontOrder(FONT_FAMILIES, await lockPlaces(tx));
    if (!same(before, was) || !same([...families].sort(), [...was].sort())) throw new AppError('conflict');
    if (same(families, was)) return;
    await savePlaces(tx, families);
    const changes = changesOf({ fonts: was.join(', ') }, { fonts: families.join(', ') });
    await recordPlatform(tx, {
      action: 'font.ordered',
      actorUserId: staffId,
      subject: null,
      ...(changes ? { changes } : {}),
      ...(requestId ? { requestId } : {}),
    });
  });
  forgetFontChoice();
  return { families: [...families] };
}
