'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { TextField } from '@/components/ui/text-field';
import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import type { BlankFormState } from './use-blank-form';

const small = (currency: Currency) => currency.toLowerCase() as Lowercase<Currency>;

/** What a blank and the print on one side cost in each currency, ex VAT. S2.2-249 */
export function PriceFields({ form: { draft, change, errorOf } }: { form: BlankFormState }) {
  const t = useTranslations('staffBlanks');
  return (
    <FormSection title={t('form.prices')} hint={t('form.pricesHint')}>
      {CURRENCIES.map((currency) => (
        <div key={currency} className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t(`columns.blank_${small(currency)}`)}
            value={draft.blankPrice[currency]}
            onChange={({ target }) =>
              change({ blankPrice: { ...draft.blankPrice, [currency]: target.value } })
            }
            inputMode="decimal"
            maxLength={10}
            autoComplete="off"
            required
            {...errorOf(`blank_price.${currency}`)}
          />
          <TextField
            label={t(`columns.print_${small(currency)}`)}
            value={draft.printPrice[currency]}
            onChange={({ target }) =>
              change({ printPrice: { ...draft.printPrice, [currency]: target.value } })
            }
            inputMode="decimal"
            maxLength={10}
            autoComplete="off"
            required
            {...errorOf(`print_price.${currency}`)}
          />
        </div>
      ))}
    </FormSection>
  );
}
