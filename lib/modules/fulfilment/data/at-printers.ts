import type { submissions } from '@/lib/db/schema/fulfilment';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { isAtPrinter } from '@/lib/modules/orders/rules/may-fix-address';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { readParts } from './order-parts';
import { latestSubmission } from './submissions';

/** What one printer has of an order: a part of it, or, without lines, all. */
export interface AtPrinter extends Pick<
  typeof submissions.$inferSelect,
  | 'tenantId'
  | 'id'
  | 'orderId'
  | 'fulfillerId'
  | 'state'
  | 'part'
  | 'lineIds'
  | 'attempts'
  | 'unansweredSince'
  | 'lastTriedAt'
  | 'parkedAt'
  | 'addressState'
  | 'addressSequence'
  | 'addressTries'
  | 'addressAskedAt'
  | 'addressFormer'
> {
  status: OrderStatus;
  redo: boolean;
  refused: boolean;
}

/**
 * What each printer has of an order: its parts, or the latest submission of all of it, which is where its order is. Of an order that
 * isn't with its printer, such as one that is drawn again, that submission is to be sent anew. S5-71, S5-75.
 */
export async function readAtPrinters(
  tx: Transaction,
  order: Pick<typeof orders.$inferSelect, 'tenantId' | 'id' | 'status'>,
): Promise<AtPrinter[]> {
  const { tenantId, id: orderId, status } = order;
  const parts = await readParts(tx, { tenantId, orderId });
  if (parts.length > 0) return parts;
  const whole = await latestSubmission(tx, tenantId, orderId);
  if (!whole || !isOrderStatus(status)) return [];
  const redo = !isAtPrinter(status) && status !== 'shipped';
  const refused = whole.state === 'rejected' || whole.givenUpAt !== null;
  return [{ ...whole, status, redo, refused }];
}
