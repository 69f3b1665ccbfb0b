import { readFlagState } from './statements/read-flag-state';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Whether a claim is in the client's queue, and nothing of it may be made yet (DECISIONS 24). Who acts upon the answer
 * must have locked the order.
 */
export async function waitsForDecision(
  tx: Transaction,
  order: { tenantId: string; id: string; kind: 'store' | 'claim'; status: string | null },
): Promise<boolean> {
  if (order.kind !== 'claim' || order.status !== 'new') return false;
  return (await readFlagState(tx, { tenantId: order.tenantId, orderId: order.id })) === 'waiting';
}
