'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { AddressFields } from '@/components/orders/shop/address-fields';
import { addressSchema } from '@/components/orders/shop/address-schema';
import { countryFields } from '@/components/orders/shop/country-fields';
import { TextField } from '@/components/ui/text-field';
import { deliveryChoices } from '@/lib/address/delivery-choices';
import { isLocale } from '@/lib/kernel/locales';
import type { FixCalls } from '@/lib/modules/order-changes/client/fix-calls';
import type { FixPage } from '@/lib/modules/order-changes/contract/fix-page';
import type { FixPart } from './fix-order';

interface FixOrderAddressFormProps extends FixPart {
  address: NonNullable<FixPage['address']>;
  calls: FixCalls;
}

/** The checkout's fields and rules; the e-mail stays, since the link went there. D32-31. */
export function FixOrderAddressForm({ page, address, calls, fix }: FixOrderAddressFormProps) {
  const t = useTranslations('fixOrder');
  const names = useTranslations('address');
  const ui = useTranslations('ui');
  const current = useLocale();
  const locale = isLocale(current) ? current : 'en';
  const { region } = page;
  const { countries: allowed, states: named, email, version } = address;
  const { countries, states } = useMemo(
    () => deliveryChoices({ region, countries: allowed, states: named }, locale),
    [region, allowed, named, locale],
  );
  const schema = useMemo(() => addressSchema({ countries }), [countries]);
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema,
    defaultValues: { ...address.now, email },
    submit: async (values) => {
      const { email: _, ...typed } = values;
      await fix(() => calls.address({ ...typed, ...countryFields(values, { countries }), version }));
    },
  });
  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)} noValidate className="grid gap-4">
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
        answered
      />
      <FormAlert error={formError} />
      <SubmitButton busy={busy}>{t('save')}</SubmitButton>
    </form>
  );
}
