'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { AddressFields } from '@/components/forms/delivery-fields';
import type { ContractForm } from '@/components/forms/use-contract-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { defaultCountryOf } from '@/lib/domain/address/delivery-choices';
import type { Locale } from '@/lib/kernel/locales';
import type { ClaimStore } from './claim-store';
import type { ClaimValues } from './claim-values';
import { FormSection } from './form-section';
import { useLockedCountries } from './use-locked-countries';

interface DeliverySectionProps extends Pick<ContractForm<ClaimValues, ClaimValues>, 'form' | 'field'> {
  store: ClaimStore;
  locale: Locale;
}

/** SPEC 2.7: where the gift goes, among the countries it is sent to. */
export function DeliverySection({ form, field, store, locale }: DeliverySectionProps) {
  const t = useTranslations('orderForm');
  const ui = useTranslations('ui');
  const { countries, failed, retry } = useLockedCountries(store, locale);
  const country = useWatch({ control: form.control, name: 'address_country' });
  const offered = countries.some(({ name }) => name === country);
  useEffect(() => {
    if (!offered && country !== '')
      form.setValue('address_country', defaultCountryOf(store.region, countries));
  }, [offered, country, countries, form, store.region]);
  return (
    <FormSection title={t('delivery')}>
      {failed ? (
        <Alert
          tone="warn"
          announce="status"
          actions={
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('countriesFailed')}
        </Alert>
      ) : null}
      <AddressFields
        field={field}
        countries={countries}
        states={store.states}
        country={country}
        optionalText={ui('optional')}
      />
    </FormSection>
  );
}
