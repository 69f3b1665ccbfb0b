'use client';

import { remember } from '@/components/checkout/shop/payment/checkout-memory';
import type { AddressForm, Customer } from '@/components/orders/shop/payment-types';
import { loadPage } from '@/lib/client/load-page';
import { refusedEvent } from '@/components/claims/shop/outcome-event';
import { DetailsForm } from './details-form';
import { OrderRoom, type OrderProps } from './order-room';
import { useOrder } from './use-order';

/** This address at another step; whatever else stands in it stays. */
function addressOf(step: string): `/${string}` {
  const search = new URLSearchParams(window.location.search);
  search.set('step', step);
  return `/${window.location.pathname.slice(1)}?${search}`;
}

/**
 * The order form as everybody gets it first, out of the page cache: list, contact and delivery. From there on it is a
 * document of its own, whose policy lets the card provider in (docs/decisions/0014).
 */
export function Order({ store: rendered, onEvent, ...props }: OrderProps) {
  const order = useOrder(rendered, props.products);
  const { store, basketStore } = order;
  function onCustomer(customer: Customer, address: AddressForm) {
    basketStore.dispatch({ type: 'set_customer', customerId: customer.customer_id });
    remember(store.id, { customer, address, paying: null });
    loadPage(addressOf('shipping'));
  }
  return (
    <OrderRoom {...props} order={order} step="address" choice={null}>
      <DetailsForm
        order={order}
        onCustomer={onCustomer}
        locale={props.locale}
        notice={undefined}
        onRefused={(error) => onEvent?.(refusedEvent(error))}
      />
    </OrderRoom>
  );
}
