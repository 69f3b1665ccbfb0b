import type { OrderKind } from '@/lib/modules/orders/rules/kinds';
import { readFlagState } from './statements/read-flag-state';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Whether a flagged claim waits for the client's decision, so that it must not be produced yet (D24-2). A caller that
 * acts on the result must have locked the order.
 */
export async function waitsForDecision(
  tx: Transaction,
  order: { tenantId: string; id: string; kind: OrderKind; status: string | null },
): Promise<boolean> {
  if (order.kind !== 'claim' || order.status !== 'new') return false;
  return (await readFlagState(tx, { tenantId: order.tenantId, orderId: order.id })) === 'waiting';
}
