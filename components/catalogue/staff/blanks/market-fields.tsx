'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import type { Option } from '@/components/admin/field/option-list';
import { FibreFields } from '@/components/catalogue/admin/fibre-fields';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { BlankFormState } from './use-blank-form';

interface MarketFieldsProps {
  form: BlankFormState;
  /** Every country in the reader’s language. */
  countries: readonly Option[];
}

/** What the law of a market may ask of a blank. S2.2-249, D54 */
export function MarketFields({ form, countries }: MarketFieldsProps) {
  const t = useTranslations('staffBlanks');
  const { draft, change, errorOf } = form;
  return (
    <FormSection title={t('form.market')} hint={t('form.marketHint')}>
      <FibreFields
        fibres={draft.fibres}
        blank={null}
        onChange={(fibres) => change({ fibres: fibres ?? [] })}
        error={errorOf('fibres').error}
      />
      <SelectField
        label={t('columns.origin_country')}
        placeholder={t('unsaid')}
        options={countries.map(({ value, label }) => ({ value, label: String(label) }))}
        value={draft.origin}
        onChange={({ target }) => change({ origin: target.value })}
        {...errorOf('origin_country')}
      />
      <TextField
        label={t('columns.customs_code')}
        hint={t('form.customsHint')}
        value={draft.customs}
        onChange={({ target }) => change({ customs: target.value })}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        {...errorOf('customs_code')}
      />
      <PartyFields form={form} of="maker" />
      <PartyFields form={form} of="eu" />
      <PaperFields form={form} />
    </FormSection>
  );
}

/** What stands on the thing, and the certificate that children’s sizes need. */
function PaperFields({ form: { draft, change, errorOf } }: Pick<MarketFieldsProps, 'form'>) {
  const t = useTranslations('staffBlanks');
  return (
    <>
      <TextField
        label={t('columns.identifier')}
        hint={t('form.identifierHint')}
        value={draft.identifier}
        onChange={({ target }) => change({ identifier: target.value })}
        maxLength={80}
        autoComplete="off"
        {...errorOf('identifier')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('columns.certificate_number')}
          value={draft.certificateNumber}
          onChange={({ target }) => change({ certificateNumber: target.value })}
          maxLength={80}
          autoComplete="off"
          {...errorOf('certificate.number')}
        />
        <TextField
          label={t('columns.certificate_issuer')}
          value={draft.certificateIssuer}
          onChange={({ target }) => change({ certificateIssuer: target.value })}
          maxLength={120}
          autoComplete="off"
          {...errorOf('certificate.issuer')}
        />
      </div>
    </>
  );
}

// In full, so that every text is found where it is used.
const COLUMNS = {
  maker: { name: 'maker_name', address: 'maker_address', contact: 'maker_contact' },
  eu: { name: 'eu_name', address: 'eu_address', contact: 'eu_contact' },
} as const;
const FIELDS = { maker: 'maker', eu: 'eu_responsible' } as const;
const LENGTHS = { name: 120, address: 300, contact: 200 } as const;

/** Name, postal address and electronic address of whoever made a blank, or answers for it in the EU. */
function PartyFields({ form, of }: Pick<MarketFieldsProps, 'form'> & { of: 'maker' | 'eu' }) {
  const t = useTranslations('staffBlanks.columns');
  const { draft, change, errorOf } = form;
  const party = draft[of];
  return (
    <>
      {(['name', 'address', 'contact'] as const).map((part) => (
        <TextField
          key={part}
          label={t(COLUMNS[of][part])}
          value={party[part]}
          onChange={({ target }) => change({ [of]: { ...party, [part]: target.value } })}
          maxLength={LENGTHS[part]}
          autoComplete="off"
          {...errorOf(`${FIELDS[of]}.${part}`)}
        />
      ))}
    </>
  );
}
