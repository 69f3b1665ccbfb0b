'use client';

import { remember } from '@/components/checkout/shop/payment/checkout-memory';
import type { AddressForm, Customer } from '@/components/orders/shop/payment-types';
import { loadPage } from '@/lib/client/load-page';
import { refusedEvent } from '@/components/orders/shop/outcome-event';
import { DetailsForm } from './details-form';
import { OrderRoom, type OrderProps } from './order-room';
import { useOrder } from './use-order';

/** The current URL with another step; other parameters stay. */
function addressOf(step: string): `/${string}` {
  const search = new URLSearchParams(window.location.search);
  search.set('step', step);
  return `/${window.location.pathname.slice(1)}?${search}`;
}

/**
 * The first step of the order form, which can be cached for everybody: list, contact and delivery. The later steps are
 * on a page of their own, whose content security policy allows the card provider (docs/decisions/0014).
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
