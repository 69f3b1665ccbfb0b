import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { SHIPPING_METHODS } from '@/lib/modules/pricing/rules/types';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import { dropDraft } from '@/components/orders/shop/address-draft';
import type { AddressForm, Choice, Customer } from '@/components/orders/shop/payment-types';

/** What a reload of a step needs; the server checks all of it again. */
export interface CheckoutMemory {
  customer: Customer | null;
  address: AddressForm | null;
  choice: Choice | null;
  /** The basket (as `basketMark`) for which Continue to payment was pressed; null before. */
  paying: string | null;
  /** The unpaid order of that press. */
  orderId: string | null;
  /** An order that needed no payment; kept so that its confirmation survives a reload. */
  order: OrderView | null;
  /** The token of the draft order's link that filled the basket, until an order is placed. S2.2-92. */
  draft: string | null;
}

const NOTHING: CheckoutMemory = {
  customer: null,
  address: null,
  choice: null,
  paying: null,
  orderId: null,
  order: null,
  draft: null,
};
const keyOf = (storeId: string) => `checkout-${storeId}`;

/** A fingerprint of the basket's parts that affect the payment. */
export function basketMark({ items }: Basket): string {
  return items.map(({ id, quantity, price }) => `${id} ${quantity} ${price}`).join('\n');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isChoice(value: unknown): value is Choice {
  return isObject(value) && (SHIPPING_METHODS as readonly unknown[]).includes(value['method']);
}

function isCustomer(value: unknown): value is Customer {
  return (
    isObject(value) && typeof value['customer_id'] === 'string' && Array.isArray(value['event_vouchers'])
  );
}

/** The state kept in this tab; the server trusts none of it. */
export function recall(storeId: string): CheckoutMemory {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(storeId)) ?? 'null');
    if (!isObject(kept)) return NOTHING;
    const { customer, address, choice, paying, orderId, order, draft } = kept as Partial<CheckoutMemory>;
    const known = isCustomer(customer) && isObject(address);
    return {
      customer: known ? customer : null,
      address: known ? address : null,
      choice: isChoice(choice) ? choice : null,
      paying: typeof paying === 'string' ? paying : null,
      orderId: typeof orderId === 'string' ? orderId : null,
      order: isObject(order) ? order : null,
      draft: typeof draft === 'string' ? draft : null,
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps it in this tab only; if storage is denied, a reload starts over. */
export function remember(storeId: string, change: Partial<CheckoutMemory>): void {
  const next = JSON.stringify({ ...recall(storeId), ...change });
  try {
    window.sessionStorage.setItem(keyOf(storeId), next);
  } catch {
    return;
  }
}

/** Clears everything after an order, except the order to confirm, if given. */
export function forget(storeId: string, order: OrderView | null = null): void {
  dropDraft(storeId);
  remember(storeId, { ...NOTHING, order });
}
