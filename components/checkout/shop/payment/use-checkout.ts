'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { BasketStore } from '@/lib/modules/checkout/client/basket-store';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
import type { OrderView } from '@/lib/modules/orders/contract/order-view';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { basketMark, recall, remember, type CheckoutMemory } from './checkout-memory';
import { reachableStep } from './reachable-step';
import type { AddressForm, CheckoutStore, Choice, Customer } from '@/components/orders/shop/payment-types';
import { useStepAddress } from './use-step-address';

export interface CheckoutInput {
  store: CheckoutStore;
  basket: Basket;
  basketStore: BasketStore;
  /** Whether browser storage has been read; until then the step cannot be decided. */
  ready?: boolean;
  onOrder(order: OrderView): void;
}

/** This tab's progress, kept over a reload. */
function useMemory(storeId: string) {
  const [memory, setMemory] = useState<CheckoutMemory>(() => recall(storeId));
  function keep(change: Partial<CheckoutMemory>) {
    remember(storeId, change);
    setMemory((before) => ({ ...before, ...change }));
  }
  return { memory, keep };
}

/**
 * The current checkout step and navigation. Each step has a URL; an unreachable one leads to the last reachable step. A
 * payment belongs to one basket: if another tab changes the basket, the payment is created anew. S2.9-1, S4; D16.
 */
export function useCheckout({ store, basket, basketStore, ready = true, onOrder }: CheckoutInput) {
  const t = useTranslations('checkout');
  const { wanted, goTo } = useStepAddress();
  const { memory, keep } = useMemory(store.id);
  const [made, setMade] = useState<{ payment: PayResponse; mark: string } | null>(null);
  const [notice, setNotice] = useState<string>();
  const mark = basketMark(basket);
  const payment = made?.mark === mark ? made.payment : null;
  const { customer, address, choice, paying } = memory;
  const { step, resume } = reachableStep(wanted, {
    customer: customer !== null,
    payment: payment !== null,
    tax: Boolean(payment?.basket_tax_breakdown),
    resumable: choice !== null && paying === mark,
  });
  useEffect(() => {
    if (ready && step !== wanted) goTo(step, 'replace');
  }, [ready, step, wanted, goTo]);

  function onCustomer(next: Customer, to: AddressForm) {
    basketStore.dispatch({ type: 'set_customer', customerId: next.customer_id });
    keep({ customer: next, address: to, paying: null });
    setMade(null);
    setNotice(undefined);
    goTo('shipping', 'push');
  }
  function onPayment(next: PayResponse) {
    if (next.order) return onOrder(next.order);
    setMade({ payment: next, mark });
    keep({ paying: mark, orderId: next.order_id });
    if (resume) goTo(wanted, 'replace');
    else goTo(next.basket_tax_breakdown ? 'tax' : 'payment', 'push');
  }
  function onCustomerGone() {
    keep({ customer: null, address: null, paying: null });
    basketStore.dispatch({ type: 'set_customer', customerId: null });
    setNotice(t('addressAgain'));
    goTo('address', 'replace');
  }
  return {
    wanted,
    step,
    resume,
    customer,
    address,
    choice,
    payment,
    notice,
    onCustomer,
    onPayment,
    onCustomerGone,
    onChoice: (next: Choice) => keep({ choice: next }),
    onStay: () => {
      keep({ paying: null });
      goTo('shipping', 'replace');
    },
    goTo,
  };
}
