'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { CheckboxGroup } from '@/components/ui/checkbox-group';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { REGIONS } from '@/lib/kernel/regions';
import { sizesOf } from './blank-draft';
import { ColourFields } from './colour-fields';
import type { BlankFormState } from './use-blank-form';

interface FactFieldsProps {
  form: BlankFormState;
  /** The ways to print that can be chosen. */
  techniques: readonly string[];
}

/** What the maker says of a blank: name, colours, sizes, how it is printed and where it is offered. S2.2-249 */
export function FactFields({ form, techniques }: FactFieldsProps) {
  const t = useTranslations('staffBlanks');
  const { draft, change, errorOf } = form;
  return (
    <FormSection title={t('form.facts')} hint={t('form.factsHint')}>
      <NameFields form={form} />
      <CheckboxGroup
        label={t('columns.print_techniques')}
        hint={t('form.atLeastOne')}
        options={techniques.map((value) => ({ value, label: value }))}
        value={draft.techniques}
        onChange={(chosen) => change({ techniques: techniques.filter((one) => chosen.includes(one)) })}
        {...errorOf('print_techniques')}
      />
      <CheckboxGroup
        label={t('columns.regions')}
        hint={t('form.atLeastOne')}
        options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
        value={draft.regions}
        onChange={(chosen) => change({ regions: REGIONS.filter((one) => chosen.includes(one)) })}
        {...errorOf('regions')}
      />
      <ColourFields form={form} />
      <SizesField form={form} />
      <TextArea
        label={t('columns.details_specs')}
        hint={t('form.detailsHint')}
        value={draft.details}
        onChange={({ target }) => change({ details: target.value })}
        {...errorOf('details_specs')}
      />
      <TextField
        label={t('columns.weight_grams')}
        hint={t('form.weightHint')}
        value={draft.weight}
        onChange={({ target }) => change({ weight: target.value })}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        {...errorOf('weight_grams')}
      />
    </FormSection>
  );
}

function NameFields({ form: { draft, change, errorOf } }: { form: BlankFormState }) {
  const t = useTranslations('staffBlanks.columns');
  return (
    <>
      <TextField
        label={t('brand')}
        value={draft.brand}
        onChange={({ target }) => change({ brand: target.value })}
        maxLength={60}
        autoComplete="off"
        required
        {...errorOf('brand')}
      />
      <TextField
        label={t('family_variant')}
        value={draft.variant}
        onChange={({ target }) => change({ variant: target.value })}
        maxLength={60}
        autoComplete="off"
        {...errorOf('family_variant')}
      />
      <TextField
        label={t('category')}
        value={draft.category}
        onChange={({ target }) => change({ category: target.value })}
        maxLength={60}
        autoComplete="off"
        required
        {...errorOf('category')}
      />
    </>
  );
}

/** Sizes between commas; which of them is wrong stands below. */
function SizesField({ form: { draft, change, errorOf, entryError } }: { form: BlankFormState }) {
  const t = useTranslations('staffBlanks');
  const wrong = entryError('sizes');
  const size = wrong ? sizesOf(draft)[wrong.at] : undefined;
  return (
    <TextField
      label={t('columns.sizes')}
      hint={t('form.sizesHint')}
      value={draft.sizes}
      onChange={({ target }) => change({ sizes: target.value })}
      maxLength={400}
      autoComplete="off"
      required
      {...(wrong && size !== undefined
        ? { error: t('form.entryError', { entry: size, error: wrong.error }) }
        : errorOf('sizes'))}
    />
  );
}
