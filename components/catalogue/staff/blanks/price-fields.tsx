'use client';

import { useTranslations } from 'next-intl';
import { FormSection } from '@/components/admin/field/form-section';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import { breaksTyped } from './blank-draft';
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

// In full, so that every text is found where it is used.
const COLUMNS = {
  blank: { GBP: 'blank_breaks_gbp', EUR: 'blank_breaks_eur', USD: 'blank_breaks_usd' },
  print: { GBP: 'print_breaks_gbp', EUR: 'print_breaks_eur', USD: 'print_breaks_usd' },
} as const;

/** Lower prices of a blank and of a print from a quantity on, one a line. S2.2-318 */
export function BreakFields({ form }: { form: BlankFormState }) {
  const t = useTranslations('staffBlanks.form');
  return (
    <FormSection title={t('breaks')} hint={t('breaksHint')}>
      {CURRENCIES.map((currency) => (
        <div key={currency} className="grid gap-4 sm:grid-cols-2">
          <BreakField form={form} of="blank" currency={currency} />
          <BreakField form={form} of="print" currency={currency} />
        </div>
      ))}
    </FormSection>
  );
}

/** Of a list, the line that is wrong is named. */
function BreakField({
  form,
  of,
  currency,
}: {
  form: BlankFormState;
  of: 'blank' | 'print';
  currency: Currency;
}) {
  const t = useTranslations('staffBlanks');
  const { draft, change, errorOf, entryError } = form;
  const name = of === 'blank' ? ('blankBreaks' as const) : ('printBreaks' as const);
  const typed = draft[name];
  const wrong = entryError(`${of}_breaks.${currency}`);
  const entry = wrong ? breaksTyped(typed[currency])[wrong.at] : undefined;
  return (
    <TextArea
      label={t(`columns.${COLUMNS[of][currency]}`)}
      value={typed[currency]}
      onChange={({ target }) => change({ [name]: { ...typed, [currency]: target.value } })}
      rows={2}
      {...(wrong && entry !== undefined
        ? { error: t('form.entryError', { entry, error: wrong.error }) }
        : errorOf(`${of}_breaks.${currency}`))}
    />
  );
}
