'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { ContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { DeliverySection } from '@/components/orders/shop/delivery-section';
import { FormSection } from '@/components/orders/shop/form-section';
import type { SizesStore } from './sizes-store';
import type { SizesValues } from './sizes-values';
import type { LockedCountries } from '@/components/orders/shop/use-locked-countries';

interface SizesContactProps extends Pick<ContractForm<SizesValues, SizesValues>, 'form' | 'field'> {
  store: SizesStore;
  locked: LockedCountries;
  addresses: boolean;
}

/** The recipient and, if addresses are collected, the delivery address. D4. */
export function SizesContact({ form, field, store, locked, addresses }: SizesContactProps) {
  const t = useTranslations('sizes');
  const order = useTranslations('orderForm');
  const address = useTranslations('address');
  const country = useWatch({ control: form.control, name: 'address_country' });
  return (
    <>
      <FormSection title={order('contact')}>
        <TextField
          {...field('name')}
          required
          label={address('name')}
          hint={t('nameHint')}
          autoComplete="name"
          maxLength={200}
        />
        {addresses ? (
          <TextField
            {...field('phone')}
            required
            label={address('phone')}
            hint={address('phoneHint')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        ) : null}
      </FormSection>
      {addresses ? (
        <DeliverySection
          field={field}
          locked={locked}
          country={country}
          states={store.states}
          region={store.region}
          failedText={order('countriesFailed')}
          onCountry={(name) => form.setValue('address_country', name)}
        />
      ) : null}
    </>
  );
}
