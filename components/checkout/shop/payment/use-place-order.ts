'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { useRetryOnline } from '@/lib/client/use-online';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import type { BasketPrice, ShippingMethod } from '@/lib/modules/pricing/rules/types';
import { toWire } from '@/lib/kernel/money';
import { orderProducts, sendPay, sendPaymentSuccess } from './checkout-calls';
import { recall } from './checkout-memory';
import { nameLine } from './name-line';
import { useVoucherText } from './use-voucher-text';
import type { CheckoutStore, Customer } from '@/components/orders/shop/payment-types';
import type { useVoucher } from './use-voucher';

interface PlaceOrderInput {
  store: CheckoutStore;
  basket: Basket;
  customer: Customer;
  method: ShippingMethod;
  voucher: ReturnType<typeof useVoucher>;
  totals: BasketPrice;
  onPayment(payment: PayResponse): void;
  /** Called if it is already paid, in another tab or before the connection was lost. */
  onOrder(order: OrderView): void;
  /** Called if the server no longer knows the customer. */
  onCustomerGone(): void;
  /** Reloads the prices on screen. */
  onPricesChanged(): Promise<void>;
  /** Called on every error. S8. */
  onRefused?: ((error: unknown) => void) | undefined;
}

/** Sends `pay`; of an order that needs no payment, the shopper is then told to be back, as after a card (S7-18). */
async function send({ store, basket, customer, method, voucher, totals }: PlaceOrderInput) {
  const { draft } = recall(store.id);
  const payment = await sendPay(store, {
    amount: toWire(totals.total),
    discount_code: voucher.voucher?.code ?? '',
    products: orderProducts(basket.items),
    customer_id: customer.customer_id,
    shipping_method: method,
    total_shipping_price: toWire(totals.shipping.gross),
    ...(draft !== null && { draft }),
  });
  if (!payment.order) return payment;
  // The order exists: what fails from here on must not look as if it did not.
  const back = sendPaymentSuccess(store, { coveredOrderId: payment.order_id }, basket.items);
  const order = await back.then((answer) => answer.order).catch(() => payment.order);
  return { ...payment, order };
}

/**
 * Sends `pay` with the amounts on screen, one call at a time. A refused voucher's error appears at its field; other
 * errors appear once, and typed values stay (S4-16, S5-11; D11-1, D15-1). After a lost connection it is sent again: the
 * same `pay` body is the same order (D16). Resolves to whether the checkout went on.
 */
export function usePlaceOrder(input: PlaceOrderInput): {
  busy: boolean;
  error: string | undefined;
  place(): Promise<boolean>;
} {
  const t = useTranslations('checkout');
  const text = useErrorText();
  const reason = useVoucherText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [lost, setLost] = useState(false);
  const underWay = useRef(false);

  async function explain(cause: unknown) {
    const failure = nameLine(cause, input.basket, text.field);
    const [line] = (failure instanceof ApiError && failure.errors['basket']) || [];
    if (line) return setError(line);
    if (failure instanceof ApiError && failure.status === 404) return input.onCustomerGone();
    const paid = failure instanceof ApiError && failure.code === 'already_paid' && failure.data?.['order'];
    if (paid) return input.onOrder(paid as OrderView);
    if (!(failure instanceof ApiError) || failure.code !== 'invalid') return setError(text.call(failure));
    const voucherCode = failure.codes['discount_code']?.[0];
    if (voucherCode)
      return input.voucher.fail(reason(voucherCode, failure.data as Customer['code_minimum'] | undefined));
    if (Object.values(failure.codes).some(([code]) => code === 'amount_mismatch')) {
      await input.onPricesChanged();
      return setError(t('pricesChanged'));
    }
    const [first] = Object.values(failure.codes);
    setError(text.field(first?.[0]) ?? text.call(failure));
  }

  async function place() {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    setLost(false);
    try {
      const payment = await send(input);
      input.onPayment(payment);
      return true;
    } catch (failure) {
      input.onRefused?.(failure);
      setLost(failure instanceof ApiError && failure.code === 'network');
      await explain(failure).catch((other: unknown) => setError(text.call(other)));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  useRetryOnline(lost, () => void place());
  return { busy, error, place };
}
