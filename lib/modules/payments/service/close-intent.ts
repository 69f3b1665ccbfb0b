import type { OrderCustomer } from '@/lib/db/schema/orders';
import { payments, type PaymentIntent, type Recipient } from '@/lib/payments';
import { placeOf } from './place-of';
import type { OpenIntent } from '@/lib/modules/orders/service/statements/open-order';

/** The fields of an unpaid order that its intent needs. */
export interface WaitingOrder {
  tenantId: string;
  id: string;
  orderRef: string;
  /** As it was frozen at `pay`. */
  customer: OrderCustomer;
  intent: OpenIntent;
}

/** `closed`: the order can no longer be paid; else the intent, which is being paid or has been. */
export type CloseOutcome = { closed: true } | { closed: false; intent: PaymentIntent };

function recipientOf(customer: OrderCustomer): Recipient {
  return {
    name: customer.name,
    phone: customer.phone,
    address: { ...placeOf(customer), state: customer.state_abbreviation || customer.address_county },
  };
}

/**
 * The order's intent, created if it does not exist. The order's id is the idempotency key, so a call whose answer was
 * lost finds the intent it created. Null when the provider refuses to create one.
 */
export async function makeIntent(order: WaitingOrder): Promise<PaymentIntent | null> {
  const { account, region, amount, currency, applicationFee } = order.intent;
  const made = await payments().createIntent({
    account,
    region,
    amount,
    currency,
    tenantId: order.tenantId,
    orderId: order.id,
    orderRef: order.orderRef,
    recipient: recipientOf(order.customer),
    idempotencyKey: order.id,
    applicationFee,
  });
  return made.ok ? made.value : null;
}

/**
 * Cancels an order's intent, so that its reservation can be released. D16-5: first the intent, only then the
 * reservation.
 */
export async function closeIntent(order: WaitingOrder): Promise<CloseOutcome> {
  const known = order.intent.intentId ?? (await makeIntent(order))?.id;
  if (known === undefined) return { closed: true };
  const after = await payments().cancelIntent(order.intent, known);
  // An intent that the provider does not know cannot be paid either.
  if (after === null || after.state === 'cancelled') return { closed: true };
  return { closed: false, intent: after };
}
