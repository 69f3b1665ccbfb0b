'use client';

import { useLocale } from 'next-intl';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { orderProducts, sendCustomer } from './checkout-calls';
import type {
  AddressForm,
  CheckoutStore,
  Customer,
  EventVoucher,
} from '@/components/orders/shop/payment-types';

/** The vouchers that a basket may use, and why the code that was asked about is none of them. */
export interface VoucherAnswer {
  vouchers: readonly EventVoucher[];
  refused: Customer['code_refused'];
  /** Set where its minimum spend is not reached. */
  minimum: Customer['code_minimum'];
}

/** Asks the server which vouchers this basket may use, including a given non-public code (D25). */
export function useVoucherLookUp(store: CheckoutStore, basket: Basket, address: AddressForm | null) {
  const locale = useLocale();
  return async (code: string): Promise<VoucherAnswer> => {
    if (!address) return { vouchers: [], refused: null, minimum: null };
    const isUs = address.address_country === 'United States of America';
    const customer = await sendCustomer(store, {
      ...address,
      address_state: isUs ? address.address_state : '',
      lang: locale,
      products: orderProducts(basket.items),
      code,
      ...(basket.customerId ? { customer_id: basket.customerId } : {}),
    });
    const { event_vouchers: vouchers, code_refused: refused, code_minimum: minimum } = customer;
    return { vouchers, refused, minimum };
  };
}
