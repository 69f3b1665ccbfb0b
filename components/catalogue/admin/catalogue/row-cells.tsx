'use client';

import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { formatMoney } from '@/components/ui/format-money';
import { Cell } from '@/components/ui/table';
import { fromWire, type Currency } from '@/lib/kernel/money';
import { marginOf } from '@/lib/modules/pricing/rules/margin';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';
import type { RowField } from './row-values';
import type { RowEdit } from './use-row-edit';

export interface CellProps {
  edit: RowEdit;
  /** The product's name, which tells the cells of a column apart. */
  name: string;
  off: boolean;
}

/** Id of the list of categories that the field of a new name offers. */
export const CATEGORY_LIST = 'catalogue-categories';

/** Attributes of a cell's control, and the error below it. */
export function useCell({ edit, name }: CellProps, field: RowField, column: string) {
  const id = useId();
  const text = useErrorText();
  const t = useTranslations('eventCatalogue');
  const code = edit.errors[field];
  const unsellable = code === 'no_design' || code === 'print_blocked' ? t(`errors.${code}`) : undefined;
  const error = unsellable ?? text.field(code);
  return {
    control: {
      id: id,
      'aria-label': t('cell', { column, name }),
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
    },
    below: error ? <FieldError id={id} error={error} /> : null,
  };
}

export const COMPACT = clsx(CONTROL_CLASSES, 'px-2.5! py-1.5! @5xl:min-h-10!');

/** The name of a cell's column, where there is no head of a table: on phones. */
export function CellLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <label htmlFor={id} className="mb-1 block text-[0.875rem] text-muted @5xl:hidden">
      {children}
    </label>
  );
}

function Margin({
  price,
  cost,
  currency,
}: {
  price: string;
  cost: string | null;
  currency: Currency;
}): ReactNode {
  const t = useTranslations('eventCatalogue');
  const format = useFormatter();
  const wire = typedPrice(price);
  if (cost === null || wire === null) return null;
  const { left, share } = marginOf(fromWire(wire), fromWire(cost));
  const isLoss = left < 0 || share === null;
  return (
    <span className={clsx('mt-1 block text-[0.8125rem] leading-snug', isLoss ? 'text-danger' : 'text-muted')}>
      {t('cost', { cost: formatMoney(cost, currency) })}
      <br />
      {isLoss
        ? t('loss')
        : t('margin', {
            left: formatMoney(left, currency),
            share: format.number(share, { style: 'percent' }),
          })}
    </span>
  );
}

/** The price ex VAT, with what the item costs to make and what is left, for those who may know. D35, D50. */
export function PriceCell(props: CellProps & { currency: Currency; makingCost: string | null }) {
  const { edit, off, currency, makingCost } = props;
  const t = useTranslations('eventCatalogue.columns');
  const { control, below } = useCell(props, 'price', t('price', { currency }));
  return (
    <Cell className="@max-5xl:[grid-area:price] @5xl:w-40 @5xl:min-w-36">
      <CellLabel id={control.id}>{t('price', { currency })}</CellLabel>
      <input
        {...control}
        value={edit.values.price}
        onChange={(event) => edit.set('price', event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        readOnly={off}
        className={clsx(COMPACT, 'text-end tabular-nums')}
      />
      {below}
      <Margin price={edit.values.price} cost={makingCost} currency={currency} />
    </Cell>
  );
}

export function VatCell(props: CellProps) {
  const { edit, off } = props;
  const t = useTranslations('eventCatalogue.columns');
  const { control, below } = useCell(props, 'vat', t('vat'));
  return (
    <Cell className="@max-5xl:[grid-area:vat] @5xl:w-px @5xl:pt-4! @5xl:text-center">
      <CellLabel id={control.id}>{t('vat')}</CellLabel>
      <input
        {...control}
        type="checkbox"
        checked={edit.values.vat}
        onChange={(event) => edit.set('vat', event.target.checked)}
        disabled={off}
        className="size-6 rounded-sm border-line-strong accent-accent @max-5xl:m-2.5 @max-5xl:ms-0"
      />
      {below}
    </Cell>
  );
}

export function StatusCell(props: CellProps) {
  const { edit, off } = props;
  const t = useTranslations('eventCatalogue.columns');
  const status = useTranslations('eventProducts.status');
  const { control, below } = useCell(props, 'status', t('status'));
  return (
    <Cell className="@max-5xl:[grid-area:status] @5xl:w-36 @5xl:min-w-32">
      <CellLabel id={control.id}>{t('status')}</CellLabel>
      <select
        {...control}
        value={edit.values.status}
        onChange={(event) => edit.set('status', event.target.value === 'active' ? 'active' : 'draft')}
        disabled={off}
        className={COMPACT}
      >
        <option value="active">{status('active')}</option>
        <option value="draft">{status('draft')}</option>
      </select>
      {below}
    </Cell>
  );
}
