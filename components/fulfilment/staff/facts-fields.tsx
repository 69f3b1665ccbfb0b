'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import type { Option } from '@/components/admin/field/option-list';
import { CodesField } from '@/components/events/admin/details/codes-field';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { REGIONS } from '@/lib/kernel/regions';
import { FULFILLER_ZONES } from '@/lib/modules/fulfilment/rules/fulfillers/states';
import { PRINT_TECHNIQUES } from '@/lib/modules/fulfilment/rules/fulfillers/techniques';
import { CheckboxGroup } from '@/components/ui/checkbox-group';
import { PromisedDaysFields } from './promised-days-fields';
import type { FactsForm } from './use-facts-form';

interface FactsFieldsProps {
  form: FactsForm;
  /** Every country in the reader’s language. */
  countries: readonly Option[];
  disabled?: boolean;
}

const ZONES = FULFILLER_ZONES.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** What a fulfiller can do: its name, where, how, and how much. S2.2-106. */
export function FactsFields({ form, countries, disabled = false }: FactsFieldsProps) {
  const { draft, change, errorOf } = form;
  const t = useTranslations('fulfillers');
  return (
    <FormSection title={t('form.what')} hint={t('form.whatHint')}>
      <TextField
        label={t('form.name')}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
        maxLength={80}
        autoComplete="off"
        required
        {...errorOf('name')}
      />
      <CheckboxGroup
        label={t('form.regions')}
        hint={t('form.regionsHint')}
        options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
        value={draft.regions}
        onChange={(regions) => change({ regions: REGIONS.filter((one) => regions.includes(one)) })}
        {...errorOf('regions')}
      />
      <CodesField
        label={t('form.countries')}
        add={t('form.addCountry')}
        none={t('form.everywhere')}
        options={countries}
        value={draft.countries}
        onChange={(codes) => change({ countries: codes })}
        disabled={disabled}
        {...errorOf('countries')}
      />
      <SelectField
        label={t('form.origin')}
        placeholder={t('form.originDefault')}
        options={countries.map(({ value, label }) => ({ value, label: String(label) }))}
        value={draft.origin}
        onChange={({ target }) => change({ origin: target.value })}
        {...errorOf('origin_country')}
      />
      <HowMuchFields form={form} />
    </FormSection>
  );
}

/** How it prints, how soon, and how much of it. */
function HowMuchFields({ form: { draft, change, errorOf } }: Pick<FactsFieldsProps, 'form'>) {
  const t = useTranslations('fulfillers');
  return (
    <>
      <CheckboxGroup
        label={t('form.techniques')}
        hint={t('form.techniquesHint')}
        options={PRINT_TECHNIQUES.map((value) => ({ value, label: value }))}
        value={draft.techniques}
        onChange={(techniques) => change({ techniques })}
        {...errorOf('techniques')}
      />
      <PromisedDaysFields form={{ draft, change, errorOf }} />
      <TextField
        label={t('form.capacity')}
        hint={t('form.capacityHint')}
        inputMode="numeric"
        value={draft.capacity}
        onChange={({ target }) => change({ capacity: target.value })}
        maxLength={7}
        {...errorOf('daily_capacity')}
      />
      <SelectField
        label={t('form.zone')}
        options={ZONES}
        value={draft.zone}
        onChange={({ target }) => change({ zone: target.value })}
        {...errorOf('time_zone')}
      />
      <CheckboxField
        label={t('form.everyBlank')}
        hint={t('form.everyBlankHint')}
        checked={draft.everyBlank}
        onChange={({ target }) => change({ everyBlank: target.checked })}
      />
    </>
  );
}
