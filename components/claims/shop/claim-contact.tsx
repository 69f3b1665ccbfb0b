'use client';

import { useTranslations } from 'next-intl';
import { ContactFields } from '@/components/orders/shop/delivery-fields';
import type { ContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import type { ClaimStore } from './claim-store';
import type { ClaimValues } from './claim-values';
import { DeliverySection } from '@/components/orders/shop/delivery-section';
import { FormSection } from '@/components/orders/shop/form-section';
import type { LockedCountries } from '@/components/orders/shop/use-locked-countries';

type ClaimFields = Pick<ContractForm<ClaimValues, ClaimValues>, 'form' | 'field'>;

/** Section for the promotion code; sample events have none. S2.7 */
function PromotionSection({ field }: Pick<ClaimFields, 'field'>) {
  const t = useTranslations('orderForm');
  return (
    <FormSection title={t('promotion')}>
      <TextField
        {...field('promo_code')}
        required
        label={t('promoCode')}
        hint={t('promoHint')}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="send"
        spellCheck={false}
        maxLength={64}
        inputClassName="uppercase tracking-wide"
      />
    </FormSection>
  );
}

interface ClaimContactProps extends ClaimFields {
  store: ClaimStore;
  locked: LockedCountries;
  country: string;
}

/** Who claims the gift and where it goes, with the promotion code that lets it be claimed. S2.7. */
export function ClaimContact({ store, form, field, locked, country }: ClaimContactProps) {
  const t = useTranslations('orderForm');
  return (
    <div className="grid content-start gap-10">
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
      {store.needsCode ? <PromotionSection field={field} /> : null}
    </div>
  );
}
