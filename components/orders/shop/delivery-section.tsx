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
  /** Shown if the locked countries could not be loaded. */
  failedText: string;
  /** Called if the chosen country is not a delivery country. */
  onCountry(name: string): void;
}

/** Delivery address, limited to the event's delivery countries. S2.7 */
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
