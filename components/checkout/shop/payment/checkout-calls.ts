import type { createCustomer } from '@/lib/modules/checkout/contract/create-customer';
import type { pay } from '@/lib/modules/checkout/contract/pay';
import type { paymentSuccess } from '@/lib/modules/payments/contract/payment-success';
import type { BodyInputOf } from '@/lib/contract/route';
import { anonymousCall } from '@/lib/client/anonymous';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { followRename } from '@/lib/modules/events/client/follow-rename';
import { toWireItem } from '@/lib/modules/checkout/rules/basket/to-wire-item';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';
import { returnForm, type ReturnedWith } from './return-form';
import { createCustomerCall, payCall } from '@/lib/modules/checkout/contract/paths';
import { paymentSuccessCall } from '@/lib/modules/payments/contract/paths';

/** Identifies the store, and whether it is framed. */
type Place = Pick<CheckoutStore, 'tenantId' | 'slug' | 'framed'>;

/** Calls by the store's slug; follows a rename that happened since the page was opened. */
function at<T>({ tenantId, slug }: Place, send: (params: { tenant: string; slug: string }) => Promise<T>) {
  return followRename(slug, (name) => send({ tenant: tenantId, slug: name }));
}

/** Basket items in the shape that the checkout sends (S3.2). */
export function orderProducts(items: readonly BasketItem[]) {
  return items.map(toWireItem);
}

/**
 * Sends the customer. If the server no longer knows the remembered customer (404), it is sent again as a new one, so
 * that an old basket never gets stuck.
 */
export async function sendCustomer(place: Place, body: BodyInputOf<typeof createCustomer>) {
  const call = place.framed ? anonymousCall<typeof createCustomer> : browserCall<typeof createCustomer>;
  const send = (wanted: typeof body) =>
    at(place, (params) => call(createCustomerCall, { params, body: wanted }));
  try {
    return await send(body);
  } catch (error) {
    const stale = error instanceof ApiError && error.status === 404 && body.customer_id !== undefined;
    if (!stale) throw error;
    const { customer_id: _forgotten, ...fresh } = body;
    return send(fresh);
  }
}

export function sendPay(place: Place, body: BodyInputOf<typeof pay>) {
  const call = place.framed ? anonymousCall<typeof pay> : browserCall<typeof pay>;
  return at(place, (params) => call(payCall, { params, body }));
}

/** Tells the server that the shopper is back, as a multipart form. S7-18. */
export function sendPaymentSuccess(
  store: Place & Pick<CheckoutStore, 'id' | 'pricing'>,
  back: ReturnedWith,
  items: readonly BasketItem[],
) {
  const call = store.framed ? anonymousCall<typeof paymentSuccess> : browserCall<typeof paymentSuccess>;
  const body = returnForm(store, back, items);
  return at(store, (params) => call(paymentSuccessCall, { params, body }));
}
