'use client';

import { Eye, Trash2 } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { IconButton } from '@/components/ui/icon-button';
import { availability } from '@/lib/modules/catalogue/rules/availability';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { TextLayer } from '@/lib/modules/design/rules/scene-types';
import { listTexts } from '@/lib/modules/storefront/rules/names-list/list-columns';
import type {
  ListRow as Row,
  RowCheck,
  RowProblem,
} from '@/lib/modules/storefront/rules/names-list/list-rows';
import { ListCell } from './list-cell';
import { TextCell } from './text-cell';

/** The columns shared by all rows. */
export interface RowColumns {
  texts: { key: string; label: string; layer: TextLayer }[];
  sizes: { value: string; label: string }[];
  colours: { value: string; label: string }[];
}

/** The columns of a names list; size or colour is left out if there is only one. */
export function useRowColumns(product: Buyable, names: Record<string, string>): RowColumns {
  const t = useTranslations('product');
  const { sizes } = availability(
    product.variants.map(({ variant_id: id, identifier: colour, size }) => ({
      id,
      colour,
      size,
      stock: null,
    })),
  );
  return {
    texts: listTexts(product).map(({ key, layer }) => ({ key, layer, label: names[key] ?? t('personal') })),
    sizes: sizes.map((value) => ({ value, label: isOneSize(value) ? t('oneSize') : sizeLabel(value) })),
    colours: product.colours.map(({ identifier: value, name: label }) => ({ value, label })),
  };
}

interface ListRowProps {
  row: Row;
  /** Row number, from 1. */
  place: number;
  check: RowCheck | undefined;
  columns: RowColumns;
  shown: boolean;
  onShow(): void;
  onChange(part: Partial<Row>): void;
  onRemove(): void;
}

type RowFieldsProps = Pick<ListRowProps, 'row' | 'check' | 'columns' | 'onChange'> & { name: string };

function RowFields({ row, name, check, columns, onChange }: RowFieldsProps) {
  const t = useTranslations('personalise.list');
  const product = useTranslations('product');
  const said = (problem: RowProblem | undefined) => problem && t(`errors.${problem}`);
  return (
    <div className="order-last grid basis-full grid-cols-2 gap-2 sm:order-none sm:flex sm:min-w-0 sm:grow sm:basis-0">
      {columns.texts.map((column) => (
        <TextCell
          key={column.key}
          column={column}
          row={row}
          name={name}
          code={check?.texts[column.key]}
          onChange={onChange}
        />
      ))}
      <ListCell
        label={product('size')}
        row={name}
        options={columns.sizes}
        value={row.size}
        error={row.size === '' ? product('chooseSize') : said(check?.size)}
        className="sm:w-24"
        onChange={(size) => onChange({ size })}
      />
      <ListCell
        label={product('colour')}
        row={name}
        options={columns.colours}
        value={row.colour}
        error={said(check?.colour)}
        className="sm:w-28"
        onChange={(colour) => onChange({ colour })}
      />
      <ListCell
        label={product('quantity')}
        row={name}
        value={row.quantity}
        numeric
        maxLength={3}
        error={said(check?.quantity)}
        className="sm:w-16"
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  );
}

/** One editable row; each field shows its own error. */
export function ListRow({ row, place, check, columns, shown, onShow, onChange, onRemove }: ListRowProps) {
  const t = useTranslations('personalise.list');
  const name = t('row', { row: place });
  return (
    <li
      aria-label={name}
      onFocus={onShow}
      className={clsx('flex flex-wrap items-start gap-2 px-2 py-3 sm:flex-nowrap', shown && 'bg-paper-deep')}
    >
      <span aria-hidden="true" className="w-8 shrink-0 self-center text-center text-muted tabular-nums">
        {place}
      </span>
      <RowFields row={row} name={name} check={check} columns={columns} onChange={onChange} />
      <div className="ms-auto flex shrink-0">
        <IconButton
          label={t('show', { row: place })}
          aria-pressed={shown}
          icon={<Eye aria-hidden="true" className="size-5" />}
          onClick={onShow}
        />
        <IconButton
          label={t('remove', { row: place })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
