import { createHash } from 'node:crypto';
import type { BodyOf } from '@/lib/contract/route';
import type { pay } from '@/lib/modules/checkout/contract/pay';
import type { CheckoutCustomer } from '@/lib/modules/checkout/service/statements/read-checkout';
import { foldedVoucher } from './read-basket';

export type PayBody = BodyOf<typeof pay>;

/** Texts of a line in one order, whatever order they were sent in. */
function sortedTexts(texts: PayBody['products'][number]['personalisation']): unknown {
  return Object.entries(texts ?? {})
    .map(([side, layers]) => [side, Object.entries(layers ?? {}).sort()])
    .sort();
}

/** What of a pay body decides the order; two bodies alike in it are the same pay. */
export function payFingerprint(body: PayBody): string {
  const lines = body.products.map((line) => [
    line.product_id,
    line.variant_id ?? [line.products?.store?.identifier, line.products?.store?.size],
    line.quantity,
    sortedTexts(line.personalisation),
  ]);
  const code = body.discount_code === '' ? '' : (foldedVoucher(body.discount_code) ?? body.discount_code);
  const money = [body.amount, body.total_shipping_price, body.shipping_method, code];
  return createHash('sha256')
    .update(JSON.stringify([body.customer_id, money, lines]))
    .digest('hex');
}

/** The same for the order that comes of it: who it goes to belongs to it (DECISIONS 16). */
export function requestHash(body: PayBody, customer: CheckoutCustomer): Buffer {
  const who = Object.entries(customer).filter(([field]) => field !== 'openOrderId');
  return createHash('sha256')
    .update(JSON.stringify([payFingerprint(body), who.sort()]))
    .digest();
}
