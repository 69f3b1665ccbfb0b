'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ProductStock } from '@/lib/modules/catalogue/contract/product-stock';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { StockEdit } from './use-stock';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Up and Down lead to the same size of the next colour. */
function step(event: KeyboardEvent<HTMLInputElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) return;
  const { row, column } = event.currentTarget.dataset;
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-row="${Number(row) + by}"][data-column="${column}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

interface StockGridProps {
  stock: ProductStock;
  edit: StockEdit;
  readOnly: boolean;
}

/** How many are left of each colour and size; a pair that is not made has no field. */
export function StockGrid({ stock, edit, readOnly }: StockGridProps) {
  const t = useTranslations('eventCatalogue.stockDialog');
  const variants = new Map(stock.variants.map((one) => [`${one.identifier} ${one.size}`, one]));
  const sizeName = (size: string) => (isOneSize(size) ? t('oneSize') : sizeLabel(size));
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeaderCell className="px-3!">{t('colour')}</HeaderCell>
        {stock.sizes.map((size) => (
          <HeaderCell key={size} align="end" className="px-2!">
            {sizeName(size)}
          </HeaderCell>
        ))}
      </TableHead>
      <TableBody>
        {stock.colours.map(({ identifier, name, hex }, row) => (
          <tr key={identifier}>
            <Cell className="px-3! py-2!">
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  style={{ backgroundColor: hex }}
                  className="size-4 shrink-0 rounded-full border border-line-strong/60"
                />
                {name}
              </span>
            </Cell>
            {stock.sizes.map((size, column) => {
              const variant = variants.get(`${identifier} ${size}`);
              const label = t('cell', { colour: name, size: sizeName(size) });
              return variant ? (
                <StockCell
                  key={size}
                  variant={variant}
                  label={label}
                  at={[row, column]}
                  edit={edit}
                  readOnly={readOnly}
                />
              ) : (
                <Cell key={size} />
              );
            })}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

interface StockCellProps extends Omit<StockGridProps, 'stock'> {
  variant: ProductStock['variants'][number];
  label: string;
  /** Its row and column. */
  at: readonly [number, number];
}

function StockCell({ variant, label, at, edit, readOnly }: StockCellProps) {
  const t = useTranslations('eventCatalogue.stockDialog');
  const { variant_id: id, stock: left } = variant;
  const { [id]: typed = String(left) } = edit.typed;
  const error = edit.errors[id];
  return (
    <Cell className="px-2! py-2! align-top!">
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `stock-${id}` : undefined}
        data-row={at[0]}
        data-column={at[1]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        readOnly={readOnly}
        value={typed}
        onChange={(event) => edit.set(id, event.target.value)}
        onKeyDown={step}
        className={clsx(
          CONTROL_CLASSES,
          'min-h-10! min-w-20 px-2.5! py-1.5! text-end tabular-nums',
          typed !== String(left) && 'bg-accent-soft!',
        )}
      />
      {error ? (
        <span id={`stock-${id}`} className="mt-1 block max-w-28 text-[0.8125rem] leading-snug text-danger">
          {t(error, { count: left })}
        </span>
      ) : null}
    </Cell>
  );
}
