import type { createCustomer } from '@/lib/contracts/checkout/create-customer';
import type { pay } from '@/lib/contracts/checkout/pay';
import type { paymentSuccess } from '@/lib/contracts/checkout/payment-success';
import type { BodyInputOf } from '@/lib/contracts/route';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { toWireItem } from '@/lib/domain/basket/to-wire-item';
import type { BasketItem } from '@/lib/domain/basket/types';

type Place = { tenant: string; slug: string };

// The contracts' paths, without their schemas: this code goes to phones.
const CREATE_CUSTOMER = { method: 'post', path: '/api/{tenant}/{slug}/checkout/create-customer' } as const;
const PAY = { method: 'post', path: '/api/{tenant}/{slug}/checkout/pay', bare: true } as const;
const PAYMENT_SUCCESS = { method: 'post', path: '/api/{tenant}/{slug}/checkout/payment-success' } as const;

/** Basket items as the checkout sends them: SPEC 3.2's form. */
export function orderProducts(items: readonly BasketItem[]) {
  return items.map(toWireItem);
}

/**
 * Sends the customer. A customer the basket remembers but the server no longer knows (a 404) is forgotten and sent as a
 * new one, so that an old basket is never stuck.
 */
export async function sendCustomer(place: Place, body: BodyInputOf<typeof createCustomer>) {
  const send = (wanted: typeof body) =>
    browserCall<typeof createCustomer>(CREATE_CUSTOMER, { params: place, body: wanted });
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
  return browserCall<typeof pay>(PAY, { params: place, body });
}

export function sendPaymentSuccess(place: Place, body: BodyInputOf<typeof paymentSuccess>) {
  return browserCall<typeof paymentSuccess>(PAYMENT_SUCCESS, { params: place, body });
}
