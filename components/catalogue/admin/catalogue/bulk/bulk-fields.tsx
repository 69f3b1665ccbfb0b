'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Currency } from '@/lib/kernel/money';
import { BULK_KINDS, type BulkKind, type BulkValues } from './bulk-values';
import { CategoryField } from './category-field';

interface BulkFieldsProps {
  values: BulkValues;
  currency: Currency;
  /** Every category that a product of the event has. */
  categories: readonly string[];
  /** The value is missing or wrong, and it was tried to send it. */
  invalid: boolean;
  onChange: (values: BulkValues) => void;
}

/** What is changed, and the field of its new value. */
export function BulkFields(props: BulkFieldsProps) {
  const { values, onChange } = props;
  const t = useTranslations('eventCatalogue.bulk');
  return (
    <>
      <SelectField
        label={t('kind')}
        value={values.kind}
        options={BULK_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={(event) => onChange({ ...values, kind: event.target.value as BulkKind })}
      />
      <ValueField {...props} />
      <p className="text-[0.9375rem] text-muted">{t('shared')}</p>
    </>
  );
}

/** The field of the new value: typed, chosen, or both. */
function ValueField(props: BulkFieldsProps) {
  const { values, onChange } = props;
  const { kind } = values;
  if (kind === 'category')
    return <CategoryField {...props} onChange={(category) => onChange({ ...values, ...category })} />;
  return kind === 'vat' || kind === 'status' ? (
    <ChosenValue {...props} kind={kind} />
  ) : (
    <TypedValue {...props} kind={kind} />
  );
}

function ChosenValue({ values, kind, onChange }: BulkFieldsProps & { kind: 'vat' | 'status' }) {
  const t = useTranslations('eventCatalogue');
  const products = useTranslations('eventProducts');
  const options = {
    vat: (['1', '0'] as const).map((value) => ({ value, label: t(`bulk.vat.${value}`) })),
    status: (['active', 'draft'] as const).map((value) => ({ value, label: products(`status.${value}`) })),
  };
  return (
    <SelectField
      label={t(`columns.${kind}`)}
      value={values[kind]}
      options={options[kind]}
      onChange={(event) => onChange({ ...values, [kind]: event.target.value })}
    />
  );
}

function TypedValue(props: BulkFieldsProps & { kind: 'price' | 'raise' }) {
  const { values, kind, currency, invalid, onChange } = props;
  const t = useTranslations('eventCatalogue');
  const text = useErrorText();
  const field = (name: 'price' | 'percent') => ({
    autoComplete: 'off',
    error: invalid ? text.field('invalid') : undefined,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  });
  if (kind === 'price')
    return (
      <TextField
        label={t('columns.price', { currency })}
        inputMode="decimal"
        maxLength={12}
        {...field('price')}
      />
    );
  return (
    <TextField label={t('bulk.percent')} hint={t('bulk.percentHint')} maxLength={9} {...field('percent')} />
  );
}
