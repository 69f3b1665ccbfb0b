import { notFound } from '@/lib/kernel/app-error';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { withTenantAgain } from '@/lib/db/with-tenant-again';

export type HeldOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>> & { status: OrderStatus | null };

/** What somebody requests: `done` when the order already is as requested, else the change itself. */
export interface Change {
  isDone(tx: Transaction, order: HeldOrder): boolean | Promise<boolean>;
  write(tx: Transaction, context: TenantContext, order: HeldOrder): Promise<void>;
}

/** Who changes an order: the holder of its link, its client, or staff. */
export interface Editor {
  context: TenantContext;
  orderId: string;
  /** Null for the shopper, who is no user. */
  userId: string | null;
  /** The audit row's action. */
  action: 'order.edited' | 'order.address_fixed' | 'order.line_fixed' | 'order.artwork_fixed';
  /** Whether this order may still be changed by them. */
  isOpen(order: HeldOrder): boolean;
  /** Looks once more, in the change's transaction, whether they may; throws `OrderMoved` where they may not. */
  guard?(tx: Transaction): Promise<void>;
  /** What follows a change that was written, in the same transaction. */
  then?(tx: Transaction, order: HeldOrder): Promise<void>;
}

/** The order was changed elsewhere or may not be changed any more; this attempt is rolled back. */
export class OrderMoved extends Error {
  override readonly name = 'OrderMoved';
}

async function attempt(tx: Transaction, editor: Editor, version: string, change: Change) {
  const { context, orderId } = editor;
  const found = await lockOrder(tx, context.tenantId, orderId);
  if (!found) throw notFound();
  const order: HeldOrder = { ...found, status: isOrderStatus(found.status) ? found.status : null };
  if (await change.isDone(tx, order)) return;
  const stale = order.updatedAt.toISOString() !== version;
  if (stale || !editor.isOpen(order)) throw new OrderMoved();
  await editor.guard?.(tx);
  await change.write(tx, context, order);
  await editor.then?.(tx, order);
}

/**
 * Runs a change of an order with the order locked. The second of two tabs, or of a change and a release, is refused. The same
 * change again does nothing. Tries once more after a serialisation failure or deadlock, such as two claims taking each other's
 * keys. Throws 404 for an order that the tenant does not have, and `OrderMoved` when it has changed since `version` or may not be
 * changed any more.
 */
export async function changeOrder(editor: Editor, version: string, change: Change): Promise<void> {
  await withTenantAgain(editor.context, (tx) => attempt(tx, editor, version, change));
}
