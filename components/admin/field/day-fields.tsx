'use client';

import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import type { ContractForm } from '@/components/form/use-contract-form';
import { DateField } from './date-field';

interface DayFieldProps<Values extends FieldValues> {
  form: ContractForm<Values, Values>;
  name: FieldPath<Values>;
  label: string;
  hint: string;
  /** The store's. */
  timeZone: string;
  readOnly?: boolean;
}

/** A day of a form, in the store's time zone; null for none. */
export function DayField<Values extends FieldValues>(props: DayFieldProps<Values>) {
  const { form, name, label, hint, timeZone, readOnly = false } = props;
  const day: string | null = useWatch({ control: form.form.control, name });
  return (
    <DateField
      label={label}
      hint={hint}
      value={day}
      onChange={(next) =>
        form.form.setValue(name, next as PathValue<Values, typeof name>, { shouldDirty: true })
      }
      timeZone={timeZone}
      disabled={readOnly}
      error={form.field(name).error}
    />
  );
}

type DayFieldsProps<Values extends FieldValues> = Pick<
  DayFieldProps<Values>,
  'form' | 'timeZone' | 'readOnly'
> & { texts: Record<'first' | 'firstHint' | 'last' | 'lastHint', string> };

/** The first and the last day of what a form makes. */
export function DayFields<Values extends FieldValues>({ texts, ...props }: DayFieldsProps<Values>) {
  const field = (name: 'starts_on' | 'ends_on') => name as FieldPath<Values>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DayField {...props} name={field('starts_on')} label={texts.first} hint={texts.firstHint} />
      <DayField {...props} name={field('ends_on')} label={texts.last} hint={texts.lastHint} />
    </div>
  );
}
