'use client';

import { useLocale } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import type { CountryOption } from '@/components/orders/shop/delivery-fields';
import { countryFields } from '@/components/orders/shop/country-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { readTyped, withTyped } from '@/lib/client/form-draft';
import { useRetryOnline } from '@/lib/client/use-online';
import { visitSource } from '@/lib/modules/orders/client/visit-source';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { emptyAddress, keepDraft, readDraft } from '@/components/orders/shop/address-draft';
import { orderProducts, sendCustomer } from './checkout-calls';
import { nameLine } from './name-line';
import type { AddressForm, CheckoutStore, Customer } from '@/components/orders/shop/payment-types';

export interface AddressFormInput {
  store: CheckoutStore;
  /** Delivery countries. */
  countries: readonly CountryOption[];
  basket: Basket;
  /** Voucher code from the link. */
  code: string | undefined;
  /** In a preview: called instead of sending. */
  instead?: (() => void) | undefined;
  onCustomer(customer: Customer, address: AddressForm): void;
  /** Called on every error. S8. */
  onRefused?: ((error: unknown) => void) | undefined;
}

/** Sends the form and the basket. S3.1, S7. */
function useSend(input: AddressFormInput) {
  const { store, countries, basket, code, instead, onCustomer, onRefused } = input;
  const locale = useLocale();
  const text = useErrorText();
  const [lost, setLost] = useState(false);
  async function send(values: AddressForm) {
    setLost(false);
    if (instead) return instead();
    const address = { ...values, ...countryFields(values, { countries }) };
    const customer = await sendCustomer(store, {
      ...address,
      lang: locale,
      products: orderProducts(basket.items),
      ...(basket.customerId ? { customer_id: basket.customerId } : {}),
      ...(code ? { code } : {}),
      ...visitSource(store.id),
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
 * The address form: validated by the contract, kept over a reload (also what was typed before hydration), sent once,
 * and sent again after a lost connection is back. S2.7, S2.9, S5; D11-1.
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
      // Errors of the former country's postcode do not apply to the new country.
      if (name === 'address_country') form.clearErrors(['address_postcode', 'address_county']);
    });
    return () => watching.unsubscribe();
  }, [form, store.id, empty, typed]);
  return { ...contract, formId, element };
}
