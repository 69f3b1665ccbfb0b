'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ContactFields } from '@/components/orders/shop/delivery-fields';
import { FormAlert } from '@/components/form/form-alert';
import type { AddressForm, Customer } from '@/components/orders/shop/payment-types';
import { useAddressForm } from '@/components/checkout/shop/payment/use-address-form';
import { SubmitButton } from '@/components/form/submit-button';
import type { Locale } from '@/lib/kernel/locales';
import { DeliverySection } from '@/components/orders/shop/delivery-section';
import { FormSection } from '@/components/orders/shop/form-section';
import { usePreviewSend } from '@/components/orders/shop/preview-note';
import { useLockedCountries } from '@/components/orders/shop/use-locked-countries';
import type { Order } from './use-order';

interface DetailsFormProps {
  order: Order;
  locale: Locale;
  /** Why the shopper was sent back to this step; undefined if they came by choice. */
  notice: string | undefined;
  onCustomer(customer: Customer, address: AddressForm): void;
  onRefused(error: unknown): void;
}

/** Left column: contact and delivery address. Typed values survive a reload. S2.7-2 */
export function DetailsForm({ order, locale, notice, onCustomer, onRefused }: DetailsFormProps) {
  const t = useTranslations('paidForm');
  const checkout = useTranslations('checkout');
  const { store, basket, code } = order;
  const locked = useLockedCountries(store, locale);
  const { countries } = locked;
  const { instead, note } = usePreviewSend(store.preview);
  const input = { instead, store, countries, basket, code, onCustomer, onRefused };
  const { form, formId, element, onSubmit, busy, formError, field } = useAddressForm(input);
  const [tried, setTried] = useState(false);
  const empty = basket.items.length === 0;

  function submit(event: FormEvent) {
    setTried(empty);
    if (!empty) return void onSubmit(event);
    event.preventDefault();
  }
  const unpaid = store.takesPayment ? undefined : checkout('paymentUnavailable');
  return (
    <form id={formId} ref={element} method="post" onSubmit={submit} noValidate className="grid gap-10">
      <FormSection title={checkout('contact')}>
        <ContactFields field={field} />
      </FormSection>
      <DeliverySection
        field={field}
        locked={locked}
        states={store.states}
        region={store.region}
        country={form.watch('address_country')}
        failedText={t('countriesFailed')}
        onCountry={(name) => form.setValue('address_country', name)}
      />
      <div className="grid gap-5">
        <FormAlert error={unpaid ?? (tried && empty ? t('empty') : (formError ?? notice))} />
        <SubmitButton size="lg" busy={busy} disabled={!store.takesPayment}>
          {checkout('toPayment')}
        </SubmitButton>
        {note}
      </div>
    </form>
  );
}
