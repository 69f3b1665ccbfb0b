'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DateField } from '@/components/admin/field/date-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import {
  BATCH_NAME_LENGTH,
  CODE_LENGTH,
  MOST_CODES,
  PREFIX_LENGTH,
} from '@/lib/modules/claims/rules/batch-states';
import type { BatchValues } from './batch-values';

export type BatchFormState = ContractForm<BatchValues, BatchValues>;

interface BatchFieldsProps {
  form: BatchFormState;
  timeZone: string;
}

/** Name, kind, codes and days of a new batch. */
export function BatchFields({ form, timeZone }: BatchFieldsProps) {
  const t = useTranslations('codes.fields');
  const kind = useWatch({ control: form.form.control, name: 'kind' });
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={BATCH_NAME_LENGTH}
        required
        {...form.field('name')}
      />
      <SelectField
        label={t('kind')}
        options={[
          { value: 'single', label: t('single') },
          { value: 'shared', label: t('shared') },
        ]}
        {...form.field('kind')}
      />
      {kind === 'single' ? <SingleFields form={form} /> : <SharedFields form={form} />}
      <BatchDays form={form} timeZone={timeZone} />
    </>
  );
}

function SingleFields({ form }: Pick<BatchFieldsProps, 'form'>) {
  const t = useTranslations('codes.fields');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('size')}
        hint={t('sizeHint', { most: MOST_CODES })}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.field('size')}
      />
      <TextField
        label={t('prefix')}
        hint={t('prefixHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={PREFIX_LENGTH}
        {...form.field('prefix')}
      />
    </div>
  );
}

function SharedFields({ form }: Pick<BatchFieldsProps, 'form'>) {
  const t = useTranslations('codes.fields');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_LENGTH}
        required
        {...form.field('code')}
      />
      <TextField
        label={t('maxUses')}
        hint={t('maxUsesHint')}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.field('max_uses')}
      />
    </div>
  );
}

/** The first and the last day, in the store's time zone. */
function BatchDays({ form, timeZone }: BatchFieldsProps) {
  const t = useTranslations('codes.fields');
  const [first, last] = useWatch({ control: form.form.control, name: ['starts_on', 'ends_on'] });
  const pick = (name: 'starts_on' | 'ends_on') => (day: string | null) =>
    form.form.setValue(name, day, { shouldDirty: true });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={t('first')}
        hint={t('firstHint')}
        value={first}
        onChange={pick('starts_on')}
        timeZone={timeZone}
        error={form.field('starts_on').error}
      />
      <DateField
        label={t('last')}
        hint={t('lastHint')}
        value={last}
        onChange={pick('ends_on')}
        timeZone={timeZone}
        error={form.field('ends_on').error}
      />
    </div>
  );
}
