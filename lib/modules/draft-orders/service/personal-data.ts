import { heldRecord, type PersonalDataPart } from '@/lib/db/personal-data';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { deleteForgotten } from '@/lib/modules/draft-orders/data/delete-unpaid';
import { eraseDraftData, findDraftData } from '@/lib/modules/draft-orders/data/personal-data';
import { DRAFT_LIMITS } from '@/lib/modules/draft-orders/rules/drafts';

/** For whom a draft order was composed, and what was written to them. D46-2. */
export const draftsPersonalData: PersonalDataPart = {
  name: 'drafts',
  columns: ['draft_orders.name', 'draft_orders.email', 'draft_orders.note'],
  find: async (tx, subject) =>
    (await findDraftData(tx, subject)).map((row) => heldRecord({ ...row, kind: 'draft' })),
  erase: (context, subject) => withTenant(context, (tx) => eraseDraftData(tx, subject)),
};

/** Deletes up to `limit` drafts that nobody paid and that were of no use for 90 days; returns how many. D46-5. */
export async function deleteForgottenDrafts(
  tx: Transaction,
  { tenantId, limit }: { tenantId: string; limit: number },
): Promise<number> {
  const before = new Date(now().getTime() - DRAFT_LIMITS.keptDays * 86_400_000);
  return deleteForgotten(tx, { tenantId, before, limit });
}
