import { flagStateOf } from '@/lib/db/queries/claim/decide-flag';
import type { Transaction } from '@/lib/db/transaction';

/** Whether a claim is in the client's queue, and nothing of it may be made yet (DECISIONS 24). The order must be locked. */
export async function waitsForDecision(
  tx: Transaction,
  order: { tenantId: string; id: string; kind: 'store' | 'claim' },
): Promise<boolean> {
  if (order.kind !== 'claim') return false;
  return (await flagStateOf(tx, { tenantId: order.tenantId, orderId: order.id })) === 'waiting';
}
