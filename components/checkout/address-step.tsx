'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AddressFields } from '@/components/forms/address-fields';
import { ContactFields } from '@/components/forms/delivery-fields';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useContractForm } from '@/components/forms/use-contract-form';
import { useErrorText } from '@/components/forms/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { useRetryOnline } from '@/lib/client/use-online';
import type { Basket } from '@/lib/domain/basket/types';
import { keepDraft, readDraft } from './address-draft';
import { addressSchema, sentAddress } from '@/components/forms/address-schema';
import { orderProducts, sendCustomer } from '@/components/forms/payment/checkout-calls';
import { nameLine } from '@/components/forms/payment/name-line';
import type { AddressForm, CheckoutStore, Customer } from '@/components/forms/payment/types';

interface AddressStepProps {
  store: CheckoutStore;
  basket: Basket;
  /** A voucher carried by the link. */
  code: string | undefined;
  /** Why somebody is back at this step, if not by choice. */
  notice: string | undefined;
  onCustomer(customer: Customer, address: AddressForm): void;
}

/** The form and its sending; sent again when the network that lost it is back. */
function useAddressForm({ store, basket, code, onCustomer }: Omit<AddressStepProps, 'notice'>) {
  const locale = useLocale();
  const text = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const [lost, setLost] = useState(false);
  const schema = useMemo(() => addressSchema(store), [store]);
  const contract = useContractForm({
    schema,
    defaultValues: readDraft(store),
    submit: async (values) => {
      setLost(false);
      const address = sentAddress(values, store);
      const place = { tenant: store.tenantId, slug: store.slug };
      const customer = await sendCustomer(place, {
        ...address,
        lang: locale,
        products: orderProducts(basket.items),
        ...(basket.customerId ? { customer_id: basket.customerId } : {}),
        ...(code ? { code } : {}),
      }).catch((error: unknown) => {
        setLost(error instanceof ApiError && error.code === 'network');
        throw nameLine(error, basket, text.field);
      });
      onCustomer(customer, address);
    },
  });
  useRetryOnline(lost, () => element.current?.requestSubmit());
  const { form } = contract;
  useEffect(() => {
    const watching = form.watch((_, { name }) => {
      keepDraft(store.id, form.getValues());
      // What was wrong with another country's postcode says nothing about this one's.
      if (name === 'address_country') form.clearErrors(['address_postcode', 'address_county']);
    });
    return () => watching.unsubscribe();
  }, [form, store.id]);
  return { ...contract, element };
}

/** SPEC 2.9 step 1: who the order goes to. What is typed survives a reload. */
export function AddressStep({ notice, ...input }: AddressStepProps) {
  const t = useTranslations('checkout');
  const ui = useTranslations('ui');
  const { store } = input;
  const { form, element, onSubmit, busy, formError, field } = useAddressForm(input);
  return (
    <form ref={element} method="post" onSubmit={onSubmit} noValidate className="grid gap-8">
      <section className="grid gap-4" aria-labelledby="contact-heading">
        <h2 id="contact-heading" className="text-2xl">
          {t('contact')}
        </h2>
        <ContactFields field={field} />
      </section>
      <section className="grid gap-4" aria-labelledby="delivery-heading">
        <h2 id="delivery-heading" className="text-2xl">
          {t('delivery')}
        </h2>
        <AddressFields
          field={field}
          countries={store.countries}
          states={store.states}
          country={form.watch('address_country')}
          optionalText={ui('optional')}
        />
      </section>
      <FormAlert error={formError ?? notice} />
      <SubmitButton size="lg" busy={busy}>
        {t('toPayment')}
      </SubmitButton>
    </form>
  );
}
