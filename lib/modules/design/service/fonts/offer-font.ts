import type { LoggedAction } from '@/lib/audit/action-types';
import { changesOf } from '@/lib/audit/changes-of';
import { recordPlatform } from '@/lib/audit/record-platform';
import { withDirectory } from '@/lib/db/with-directory';
import type { StaffContext } from '@/lib/db/with-staff';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { deleteWithdrawn, insertWithdrawn } from '@/lib/modules/design/data/withdrawn-fonts';
import { ALWAYS_OFFERED } from '@/lib/modules/design/rules/font-choice';
import type { FontFamily } from '@/lib/modules/design/rules/font-library';
import { forgetFontChoice } from './read-choice';

/**
 * Withdraws a font from the choice, or offers it again. Stores and designs that use it keep it. What changes nothing is not logged.
 * S2.2-329. Throws `conflict` for one that is always offered.
 */
export async function offerFont(
  { staffId, requestId }: StaffContext,
  family: FontFamily,
  isOffered: boolean,
): Promise<{ family: FontFamily }> {
  if (!isOffered && ALWAYS_OFFERED.includes(family)) throw new AppError('conflict');
  await withDirectory(async (tx) => {
    const hasChanged = isOffered
      ? await deleteWithdrawn(tx, family)
      : await insertWithdrawn(tx, { family, withdrawnAt: now(), withdrawnBy: staffId });
    if (!hasChanged) return;
    const action: LoggedAction = isOffered ? 'font.offered' : 'font.withdrawn';
    const changes = changesOf({ shown: !isOffered }, { shown: isOffered });
    await recordPlatform(tx, {
      action,
      actorUserId: staffId,
      subject: family,
      subjectLabel: family,
      ...(changes ? { changes } : {}),
      ...(requestId ? { requestId } : {}),
    });
  });
  forgetFontChoice();
  return { family };
}
