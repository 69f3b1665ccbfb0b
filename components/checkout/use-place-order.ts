'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/forms/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import type { PayResponse } from '@/lib/contracts/checkout/pay';
import type { Basket } from '@/lib/domain/basket/types';
import type { BasketPrice, ShippingMethod } from '@/lib/domain/pricing/types';
import { toWire } from '@/lib/kernel/money';
import { orderProducts, sendPay } from './checkout-calls';
import { nameLine } from './name-line';
import type { CheckoutStore, Customer } from './types';
import type { useVoucher } from './use-voucher';

interface PlaceOrderInput {
  store: CheckoutStore;
  basket: Basket;
  customer: Customer;
  method: ShippingMethod;
  voucher: ReturnType<typeof useVoucher>;
  totals: BasketPrice;
  onPayment(payment: PayResponse): void;
  /** Has the screen show the figures as they are now. */
  onPricesChanged(): Promise<void>;
}

/**
 * Sends `pay` with the figures on the screen, once at a time. A refused voucher is told at its field; other field errors
 * and failures are told once, and everything stays as it was (SPEC 4, 5; DECISIONS 11, 15).
 */
export function usePlaceOrder(input: PlaceOrderInput): {
  busy: boolean;
  error: string | undefined;
  place(): Promise<void>;
} {
  const t = useTranslations('checkout');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const underWay = useRef(false);

  async function explain(cause: unknown) {
    const failure = nameLine(cause, input.basket, text.field);
    const [line] = (failure instanceof ApiError && failure.errors['basket']) || [];
    if (line) return setError(line);
    if (!(failure instanceof ApiError) || failure.code !== 'invalid') return setError(text.call(failure));
    const voucherCode = failure.codes['discount_code']?.[0];
    if (voucherCode) return input.voucher.fail(text.field(voucherCode) ?? '');
    if (Object.values(failure.codes).some(([code]) => code === 'amount_mismatch')) {
      await input.onPricesChanged();
      return setError(t('pricesChanged'));
    }
    const [first] = Object.values(failure.codes);
    setError(text.field(first?.[0]) ?? text.call(failure));
  }

  async function place() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    const { store, basket, customer, method, voucher, totals } = input;
    try {
      const payment = await sendPay(
        { tenant: store.tenantId, slug: store.slug },
        {
          amount: toWire(totals.total),
          discount_code: voucher.voucher?.code ?? '',
          products: orderProducts(basket.items),
          customer_id: customer.customer_id,
          shipping_method: method,
          total_shipping_price: toWire(totals.shipping.gross),
        },
      );
      input.onPayment(payment);
    } catch (failure) {
      await explain(failure).catch((other: unknown) => setError(text.call(other)));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, error, place };
}
