import { createHash } from 'node:crypto';
import type { BodyOf } from '@/lib/contract/route';
import type { pay } from '@/lib/modules/checkout/contract/pay';
import type { CheckoutCustomer } from '@/lib/modules/checkout/service/statements/read-checkout';
import { foldedVoucher } from './read-basket';

export type PayBody = BodyOf<typeof pay>;

/** A line's texts sorted, so that the order in which they were sent does not matter. */
function sortedTexts(texts: PayBody['products'][number]['personalisation']): unknown {
  return Object.entries(texts ?? {})
    .map(([side, layers]) => [side, Object.entries(layers ?? {}).sort()])
    .sort();
}

/** The parts of a `pay` body that decide the order. Two bodies with the same fingerprint are the same `pay`. */
export function payFingerprint(body: PayBody): string {
  const lines = body.products.map((line) => [
    line.product_id,
    line.variant_id ?? [line.products?.store?.identifier, line.products?.store?.size],
    line.quantity,
    sortedTexts(line.personalisation),
  ]);
  const code = body.discount_code === '' ? '' : (foldedVoucher(body.discount_code) ?? body.discount_code);
  const money = [body.amount, body.total_shipping_price, body.shipping_method, code];
  const draft = body.draft === undefined ? [] : [body.draft];
  return createHash('sha256')
    .update(JSON.stringify([body.customer_id, money, lines, ...draft]))
    .digest('hex');
}

/** The same for the resulting order, which also depends on the customer's address (D16). */
export function requestHash(body: PayBody, customer: CheckoutCustomer): Buffer {
  const who = Object.entries(customer).filter(([field]) => field !== 'openOrderId');
  return createHash('sha256')
    .update(JSON.stringify([payFingerprint(body), who.sort()]))
    .digest();
}
