'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { AddressFields, ContactFields } from '@/components/forms/delivery-fields';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useContractForm } from '@/components/forms/use-contract-form';
import { useErrorText } from '@/components/forms/use-error-text';
import { consumerForm } from '@/lib/contracts/shared/consumer-form';
import type { Basket } from '@/lib/domain/basket/types';
import { orderProducts, sendCustomer } from './checkout-calls';
import { keepDraft, readDraft } from './address-draft';
import { nameLine } from './name-line';
import type { CheckoutStore, Customer } from './types';

interface AddressStepProps {
  store: CheckoutStore;
  basket: Basket;
  /** A voucher carried by the link. */
  code: string | undefined;
  onCustomer(customer: Customer, form: ReturnType<typeof readDraft>): void;
}

/** SPEC 2.9 step 1: who the order goes to. What is typed survives a reload. */
export function AddressStep({ store, basket, code, onCustomer }: AddressStepProps) {
  const t = useTranslations('checkout');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const text = useErrorText();
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: consumerForm,
    defaultValues: readDraft(store),
    submit: async (values) => {
      const isUs = values.address_country === 'United States of America';
      const address = { ...values, address_state: isUs ? values.address_state : '' };
      const place = { tenant: store.tenantId, slug: store.slug };
      const customer = await sendCustomer(place, {
        ...address,
        lang: locale,
        products: orderProducts(basket.items),
        ...(basket.customerId ? { customer_id: basket.customerId } : {}),
        ...(code ? { code } : {}),
      }).catch((error: unknown) => {
        throw nameLine(error, basket, text.field);
      });
      onCustomer(customer, form.getValues() as ReturnType<typeof readDraft>);
    },
  });
  useEffect(() => {
    const watching = form.watch(() => keepDraft(store.id, form.getValues()));
    return () => watching.unsubscribe();
  }, [form, store.id]);
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-8">
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
      <FormAlert error={formError} />
      <SubmitButton size="lg" busy={busy}>
        {t('toPayment')}
      </SubmitButton>
    </form>
  );
}
