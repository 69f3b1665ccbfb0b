import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { StaffContext } from '@/lib/db/with-staff';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import { findBlankRow, saveBlank, type BlankRow } from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import { changeLockedBlank } from './change-blank';

type Standing = Pick<BlankRow['blank'], 'status' | 'statusReason' | 'replacedBy'>;

const shown = ({ status, statusReason, replacedBy }: Standing) => ({
  status,
  reason: statusReason,
  replaced_by: replacedBy,
});

/** Only a blank that is offered, and another one, can take a blank's place. */
async function checkReplacement(tx: Transaction, id: string, by: string | null): Promise<void> {
  if (by === null) return;
  const row = by === id ? undefined : await findBlankRow(tx, by);
  if (row?.blank.status !== 'offered') throw invalid({ replaced_by: ['invalid'] });
}

async function stand(
  context: StaffContext,
  { id, revision }: { id: string; revision: number },
  next: Standing,
): Promise<StaffBlankDetail> {
  return changeLockedBlank(context, { id, revision }, async (tx, { blank }, refuseUnseen) => {
    if (JSON.stringify(shown(blank)) === JSON.stringify(shown(next))) return null;
    refuseUnseen();
    await checkReplacement(tx, blank.id, next.replacedBy);
    await saveBlank(tx, blank.id, next, now());
    return {
      action: next.status === 'withdrawn' ? 'blank.withdrawn' : 'blank.offered',
      before: shown(blank),
      after: shown(next),
    };
  });
}

/**
 * Nothing more that is made of it is sold, at once; its products stay in their stores as sold out, and their clients read the
 * reason. The answer names the stores. S2.2-234. Throws 404, 422 for what can't replace it, and `conflict`.
 */
export async function withdrawBlank(
  context: StaffContext,
  id: string,
  asked: { revision: number; reason: string; replaced_by: string | null },
): Promise<StaffBlankDetail> {
  const { revision, reason: statusReason, replaced_by: replacedBy } = asked;
  return stand(context, { id, revision }, { status: 'withdrawn', statusReason, replacedBy });
}

/** Its products are sold as before. S2.2-234. Throws 404 and `conflict`. */
export async function offerBlank(
  context: StaffContext,
  id: string,
  { revision }: { revision: number },
): Promise<StaffBlankDetail> {
  return stand(context, { id, revision }, { status: 'offered', statusReason: '', replacedBy: null });
}
