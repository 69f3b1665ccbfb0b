'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { AddressFields } from './address-fields';
import type { DeliveryFieldsProps } from './delivery-fields';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { defaultCountryOf } from '@/lib/address/delivery-choices';
import type { Region } from '@/lib/kernel/regions';
import { FormSection } from './form-section';
import type { LockedCountries } from './use-locked-countries';

interface DeliverySectionProps extends Pick<DeliveryFieldsProps, 'field' | 'country' | 'states'> {
  region: Region;
  locked: LockedCountries;
  /** Said when those could not be read. */
  failedText: string;
  /** The chosen country is none of those it is sent to. */
  onCountry(name: string): void;
}

/** SPEC 2.7: where it goes, among the countries it is sent to. */
export function DeliverySection({ locked, failedText, onCountry, region, ...fields }: DeliverySectionProps) {
  const t = useTranslations('orderForm');
  const ui = useTranslations('ui');
  const { countries, failed, retry } = locked;
  const { country } = fields;
  const offered = countries.some(({ name }) => name === country);
  const choose = useRef(onCountry);
  useEffect(() => {
    choose.current = onCountry;
  });
  useEffect(() => {
    if (!offered && country !== '') choose.current(defaultCountryOf(region, countries));
  }, [offered, country, countries, region]);
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
          {failedText}
        </Alert>
      ) : null}
      <AddressFields {...fields} countries={countries} optionalText={ui('optional')} />
    </FormSection>
  );
}
