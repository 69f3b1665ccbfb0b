import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { closedReason } from '@/lib/modules/orders/rules/order-closed';
import { isOrderStatus, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { isRetryable } from '@/lib/db/is-retryable';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { linkHolder, readOrderPage } from './read-order-page';

const ATTEMPTS = 3;

export type HeldOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>> & { status: OrderStatus | null };

/** What a shopper requests: `done` when the order already is as requested, else the change itself. */
export interface Change {
  isDone(tx: Transaction, order: HeldOrder): boolean | Promise<boolean>;
  write(tx: Transaction, context: TenantContext, order: HeldOrder): Promise<void>;
}

/** The order was changed elsewhere or its window has ended; this attempt is rolled back. */
class Refused extends Error {
  override readonly name = 'Refused';
}

async function attempt(
  tx: Transaction,
  context: TenantContext,
  orderId: string,
  version: string,
  change: Change,
) {
  const found = await lockOrder(tx, context.tenantId, orderId);
  if (!found) throw notFound();
  const order: HeldOrder = { ...found, status: isOrderStatus(found.status) ? found.status : null };
  if (await change.isDone(tx, order)) return;
  const stale = order.updatedAt.toISOString() !== version;
  if (stale || closedReason(order, now()) !== null) throw new Refused();
  await change.write(tx, context, order);
}

/** Tries once more after a serialisation failure or deadlock, such as two claims taking each other's keys. */
async function attemptAgain(
  context: TenantContext,
  orderId: string,
  version: string,
  change: Change,
): Promise<void> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      await withTenant(context, (tx) => attempt(tx, context, orderId, version, change));
      return;
    } catch (error) {
      if (left === 0 || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Runs a shopper's change of an order within its edit window (D18-7), with the order locked. The second of two tabs, or
 * of a change and a release, is refused. The same change again does nothing. Throws 404 for an invalid token, and
 * `conflict` with the current order when it has changed since `version` or its window has ended.
 */
export async function changeOrder(
  token: string,
  requestId: string,
  version: string,
  change: Change,
): Promise<OrderPage> {
  const { context, orderId } = linkHolder(token, requestId);
  try {
    await attemptAgain(context, orderId, version, change);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new AppError('conflict', { data: { order: await readOrderPage(token, requestId) } });
  }
  return readOrderPage(token, requestId);
}
