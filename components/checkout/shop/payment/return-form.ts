import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { toWireItem } from '@/lib/modules/checkout/rules/basket/to-wire-item';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { recall } from './checkout-memory';
import type { CheckoutStore } from '@/components/orders/shop/payment-types';

/** What the shopper comes back with: the provider's intent, or an order that needed no payment. */
export type ReturnedWith = { intent: string; orderId?: string | undefined } | { coveredOrderId: string };

/** The basket fields of S3.2 that one product of the form has; its artwork is known to the server. */
const BASKET_FIELDS = [
  'name',
  'description',
  'price',
  'product_id',
  'variant_id',
  'quantity',
  'status',
  'store_default_vat',
  'store_selling_price',
] as const;

function setProducts(form: FormData, items: readonly BasketItem[]): void {
  items.map(toWireItem).forEach((item, index) => {
    for (const field of BASKET_FIELDS) form.set(`products[${index}][${field}]`, String(item[field]));
    form.set(`products[${index}][selected][code]`, String(item.selected.code));
  });
}

/**
 * The multipart form of payment-success, with the fields that S7-18 names. The server goes by the intent, or the order
 * that needed no payment, alone (D15-2): another browser, days later, has no basket to send.
 */
export function returnForm(
  { id, pricing: { region } }: Pick<CheckoutStore, 'id' | 'pricing'>,
  back: ReturnedWith,
  items: readonly BasketItem[],
): FormData {
  const form = new FormData();
  if ('intent' in back) form.set('payment_intent', back.intent);
  else form.set('no_payment_needed', '1');
  const orderId = 'intent' in back ? back.orderId : back.coveredOrderId;
  if (orderId) form.set('order_id', orderId);
  const window = deliveryWindow(now(), REGION_FACTS[region].timeZone, recall(id).choice?.method);
  form.set('estimatedDeliveryDateX', window.from);
  form.set('estimatedDeliveryDateY', window.to);
  setProducts(form, items);
  return form;
}
