import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { FactsForm } from './use-facts-form';

interface PromisedDaysFieldsProps {
  form: Pick<FactsForm, 'draft' | 'change' | 'errorOf'>;
}

/** How many of its working days a fulfiller promises for each step of an order. S2.2-169. */
export function PromisedDaysFields({ form: { draft, change, errorOf } }: PromisedDaysFieldsProps) {
  const t = useTranslations('fulfillers');
  const hintId = useId();
  const fields = [
    { name: 'acceptDays', error: 'accept_days', label: t('form.acceptDays') },
    { name: 'printDays', error: 'print_days', label: t('form.printDays') },
    { name: 'shipDays', error: 'ship_days', label: t('form.shipDays') },
  ] as const;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-semibold">{t('form.days')}</legend>
      <p id={hintId} className="mt-1 mb-3 text-[0.9375rem] text-muted">
        {t('form.daysHint')}
      </p>
      <div className="grid gap-5 sm:grid-cols-3">
        {fields.map(({ name, error, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            value={draft[name]}
            onChange={({ target }) => change({ [name]: target.value })}
            maxLength={3}
            required
            {...errorOf(error)}
          />
        ))}
      </div>
    </fieldset>
  );
}
