'use client';

import { useTranslations } from 'next-intl';
import { ContactFields } from '@/components/orders/shop/delivery-fields';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { ClaimStore } from './claim-store';
import type { ClaimValues } from './claim-values';
import { DeliverySection } from '@/components/orders/shop/delivery-section';
import { FormSection } from '@/components/orders/shop/form-section';
import type { LockedCountries } from '@/components/orders/shop/use-locked-countries';

type ClaimFields = Pick<ContractForm<ClaimValues, ClaimValues>, 'form' | 'field'>;

interface ClaimContactProps extends ClaimFields {
  store: ClaimStore;
  locked: LockedCountries;
  country: string;
}

/** Who claims the gift and where it goes. S2.7. */
export function ClaimContact({ store, form, field, locked, country }: ClaimContactProps) {
  const t = useTranslations('orderForm');
  return (
    <>
      <FormSection title={t('contact')}>
        <ContactFields field={field} />
      </FormSection>
      <DeliverySection
        field={field}
        locked={locked}
        country={country}
        states={store.states}
        region={store.region}
        failedText={t('countriesFailed')}
        onCountry={(name) => form.setValue('address_country', name)}
      />
    </>
  );
}
