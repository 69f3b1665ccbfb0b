'use client';

import { useLocale } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { CountryOption } from '@/components/orders/shop/delivery-fields';
import { sentAddress } from '@/components/orders/shop/sent-address';
import { useContractForm } from '@/components/form/use-contract-form';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { readTyped, withTyped } from '@/lib/client/form-draft';
import { useRetryOnline } from '@/lib/client/use-online';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { emptyAddress, keepDraft, readDraft } from '@/components/orders/shop/address-draft';
import { orderProducts, sendCustomer } from './checkout-calls';
import { nameLine } from './name-line';
import type { AddressForm, CheckoutStore, Customer } from '@/components/orders/shop/payment-types';

export interface AddressFormInput {
  store: CheckoutStore;
  /** Where it can be sent. */
  countries: readonly CountryOption[];
  basket: Basket;
  /** A voucher carried by the link. */
  code: string | undefined;
  /** Done in place of sending, in a preview. */
  instead?: (() => void) | undefined;
  onCustomer(customer: Customer, address: AddressForm): void;
  /** Told of every refusal. SPEC 8. */
  onRefused?: ((error: unknown) => void) | undefined;
}

/** Sends the form with the basket. SPEC 3.1, 7. */
function useSend(input: AddressFormInput) {
  const { store, countries, basket, code, instead, onCustomer, onRefused } = input;
  const locale = useLocale();
  const text = useErrorText();
  const [lost, setLost] = useState(false);
  async function send(values: AddressForm) {
    setLost(false);
    if (instead) return instead();
    const address = sentAddress(values, { countries });
    const customer = await sendCustomer(store, {
      ...address,
      lang: locale,
      products: orderProducts(basket.items),
      ...(basket.customerId ? { customer_id: basket.customerId } : {}),
      ...(code ? { code } : {}),
    }).catch((error: unknown) => {
      setLost(error instanceof ApiError && error.code === 'network');
      onRefused?.(error);
      throw nameLine(error, basket, text.field);
    });
    onCustomer(customer, address);
  }
  return { lost, send };
}

/**
 * Who the order goes to: checked by the contract, kept over a reload with what was typed before the script ran, sent
 * once, and again when the network that lost it is back. SPEC 2.7, 2.9, 5; DECISIONS 11.
 */
export function useAddressForm(input: AddressFormInput) {
  const { store, countries } = input;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [typed] = useState(() => readTyped(formId));
  const [empty] = useState(() => emptyAddress(store));
  const { lost, send } = useSend(input);
  const contract = useContractForm({
    schema: async () =>
      (await import('@/components/orders/shop/address-schema')).addressSchema({ countries }),
    defaultValues: withTyped(empty, typed),
    submit: send,
  });
  useRetryOnline(lost, () => element.current?.requestSubmit());
  const { form } = contract;
  useEffect(() => {
    form.reset(withTyped(readDraft(store.id, empty), typed));
    const watching = form.watch((_, { name }) => {
      keepDraft(store.id, form.getValues());
      // What was wrong with another country's postcode says nothing about this one's.
      if (name === 'address_country') form.clearErrors(['address_postcode', 'address_county']);
    });
    return () => watching.unsubscribe();
  }, [form, store.id, empty, typed]);
  return { ...contract, formId, element };
}
