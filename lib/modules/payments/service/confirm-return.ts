import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import type { BodyOf } from '@/lib/contract/route';
import type { paymentSuccess } from '@/lib/modules/payments/contract/payment-success';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import { readOrderView, type ViewedOrder } from '@/lib/modules/orders/service/statements/read-order-view';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { payments } from '@/lib/payments';
import { presentOrderView } from '@/lib/modules/orders/service/present-order-view';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';
import { wasPaid } from '@/lib/modules/orders/rules/statuses';
import { finaliseOrder } from './finalise-order';

type OrderQuery = { intentId: string } | { orderId: string };

function queryOf(body: BodyOf<typeof paymentSuccess>): OrderQuery {
  if (body.payment_intent) return { intentId: body.payment_intent };
  if (body.no_payment_needed === true && body.order_id) return { orderId: body.order_id };
  throw invalid({ payment_intent: ['required'] });
}

const isSettled = ({ order }: ViewedOrder) => wasPaid(order.paymentStatus);

/**
 * Asks the provider for the intent's state and finalises the order when it is paid. True when the order must be read
 * again.
 */
async function settle(viewed: ViewedOrder): Promise<boolean> {
  const { order, intent } = viewed;
  if (!intent?.intentId) throw notFound();
  const merchant = { region: intent.region, account: intent.accountId };
  const seen = await payments().retrieveIntent(merchant, intent.intentId);
  if (seen?.state === 'processing') return false;
  if (seen?.state !== 'succeeded') throw new AppError('payment_incomplete');
  const { tenantId, id: orderId } = order;
  const outcome = await finaliseOrder({ tenantId, orderId, merchant, intent: seen });
  if (outcome === 'finalised' || outcome === 'already_paid') return true;
  throw new AppError('conflict');
}

/**
 * Handles the shopper's return from the payment: only the intent counts, or the order id with `no_payment_needed` for
 * an order whose frozen total is zero (D15-2). The provider is asked only while the order is not known to be paid. If
 * the payment is still processing, the order is returned as it is; a failed payment is `payment_incomplete`; foreign
 * ids are a 404.
 */
export async function confirmReturn(
  context: TenantContext,
  slug: string,
  body: BodyOf<typeof paymentSuccess>,
): Promise<OrderView> {
  const query = { ...queryOf(body), slug };
  const read = () => withTenantOnce(context, (tx) => readOrderView(tx, context.tenantId, query));
  const viewed = await read();
  if (!viewed) throw await withTenantOnce(context, (tx) => notInStore(tx, slug));
  if ('orderId' in query) {
    if (viewed.order.paymentStatus !== 'not_needed' || viewed.order.totalMinor !== 0) throw notFound();
    return presentOrderView(viewed);
  }
  if (isSettled(viewed)) return presentOrderView(viewed);
  const changed = await settle(viewed);
  return presentOrderView((changed ? await read() : null) ?? viewed);
}
