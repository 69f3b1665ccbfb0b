'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, type FormEvent } from 'react';
import { AddressFields } from '@/components/orders/shop/address-fields';
import { addressSchema } from '@/components/orders/shop/address-schema';
import { FormAlert } from '@/components/form/form-alert';
import { countryFields } from '@/components/orders/shop/country-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { editLinkedAddress } from '@/lib/modules/order-changes/client/use-order-edit';
import type { LinkedOrder } from '@/lib/modules/order-changes/client/use-order-page';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { isLocale } from '@/lib/kernel/locales';
import { EditButtons } from './edit-buttons';
import type { OpenPanel } from './edit-panel';

interface AddressFormProps {
  panel: OpenPanel;
  linked: LinkedOrder;
  token: string;
}

function useChoices({ options }: OpenPanel, { order }: LinkedOrder) {
  const current = useLocale();
  const locale = isLocale(current) ? current : 'en';
  const { region } = order;
  const { countries, states } = options;
  return useMemo(
    () => deliveryChoices({ region, countries, states }, locale),
    [region, countries, states, locale],
  );
}

/**
 * Changes an order's name, phone and address with the checkout's fields and rules; the e-mail cannot be changed. D18-5.
 */
export function AddressForm({ panel, linked, token }: AddressFormProps) {
  const t = useTranslations('orderPage');
  const names = useTranslations('address');
  const ui = useTranslations('ui');
  const { countries, states } = useChoices(panel, linked);
  const schema = useMemo(() => addressSchema({ countries }), [countries]);
  const { email } = linked.order.customer;
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema,
    defaultValues: { ...panel.options.address, email },
    submit: async (values) => {
      const { email: _, ...typed } = values;
      const address = { ...typed, ...countryFields(values, { countries }) };
      await panel.mend((version) => editLinkedAddress(token, { ...address, version }));
    },
  });
  const send = (event: FormEvent) => {
    if (panel.ended) event.preventDefault();
    else void onSubmit(event);
  };
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} required label={names('name')} autoComplete="name" maxLength={200} />
        <TextField
          {...field('phone')}
          required
          label={names('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <AddressFields
        field={field}
        countries={countries}
        states={states}
        country={form.watch('address_country')}
        optionalText={ui('optional')}
      />
      <p className="text-[0.9375rem] text-muted wrap-anywhere">{t('emailStays', { email })}</p>
      {linked.order.kind === 'store' ? <p className="text-[0.9375rem] text-muted">{t('priceHint')}</p> : null}
      <FormAlert error={formError} />
      <EditButtons panel={panel} busy={busy} />
    </form>
  );
}
