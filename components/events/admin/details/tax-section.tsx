'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import type { DetailsEditor } from './use-details';

/** Whether the seller charges VAT, and the rate. In the US the card provider works out the sales tax (S2.9). */
export function TaxSection({ editor }: { editor: DetailsEditor }) {
  const t = useTranslations('eventDetails.tax');
  const { draft, change, errorOf } = editor;
  if (draft.region === 'US')
    return (
      <FormSection title={t('title')}>
        <p>{t('us')}</p>
      </FormSection>
    );
  return (
    <FormSection title={t('title')} hint={t('lead')}>
      <CheckboxField
        label={t('registered')}
        hint={t('registeredHint')}
        checked={draft.vatRegistered}
        onChange={(event) => change({ vatRegistered: event.target.checked })}
      />
      {draft.vatRegistered ? (
        <TextField
          label={t('rate')}
          name="vatRate"
          hint={t('rateHint')}
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
          value={draft.vatRate}
          onChange={(event) => change({ vatRate: event.target.value })}
          trailing={
            <span aria-hidden="true" className="pe-3.5 text-muted">
              {'%'}
            </span>
          }
          className="max-w-40"
          required
          {...errorOf('vatRate')}
        />
      ) : null}
    </FormSection>
  );
}
