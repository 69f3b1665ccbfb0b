'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { isTextDropItem, useDrop } from 'react-aria-components/useDrop';
import { SelectCell } from '@/components/admin/list/table/select-cells';
import type { RowSelection } from '@/components/admin/list/table/use-selection';
import { Button } from '@/components/ui/button';
import { Cell } from '@/components/ui/table';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { CatalogueProduct } from '@/lib/modules/catalogue/contract/list-catalogue';
import type { Currency } from '@/lib/kernel/money';
import { CategoryCell } from './category-cell';
import { PriceCell, StatusCell, VatCell } from './row-cells';
import { RowGrip, DRAGGED_ROW } from './row-grip';
import { ProductCell } from './product-cell';
import { RowActs } from './row-acts';
import type { Order } from './use-order';
import { useRowEdit } from './use-row-edit';

interface CatalogueRowProps {
  place: ProductsPlace;
  row: CatalogueProduct;
  currency: Currency;
  order: Order;
  /** Ids of the page's rows and the selection; null for those who may change nothing. */
  selected: { rows: readonly string[]; selection: RowSelection } | null;
  /** The event's categories, to pick from. */
  categories: readonly string[];
  canMove: boolean;
  /** Whether this person may change this event's products. */
  canEdit: boolean;
  isStaff: boolean;
  onSaved: () => void;
  /** Opens the stock of its colours and sizes. */
  onStock: (row: CatalogueProduct) => void;
  /** Absent for those who may not delete products. */
  onDelete?: ((row: CatalogueProduct) => void) | undefined;
}

/** Takes a dragged row: it comes to stand where this one is. */
function useRowDrop({ row, order }: Pick<CatalogueRowProps, 'row' | 'order'>) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(DRAGGED_ROW) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const item = items.filter(isTextDropItem).find(({ types }) => types.has(DRAGGED_ROW));
      void item?.getText(DRAGGED_ROW).then((text) => {
        const { id } = JSON.parse(text) as { id: string };
        const dragged = order.rows.find(({ product_id: one }) => one === id);
        if (dragged) order.move(dragged, row.number, 'hand');
      });
    },
  });
  return { ref, dropProps, isDropTarget };
}

/**
 * Where the table has no room a row is a card: its cells below each other, each with its column's name, none beside the
 * screen. A tablet has room for more of them in a line.
 */
const CARD = clsx(
  '@max-5xl:grid @max-5xl:gap-x-3 @max-5xl:gap-y-3.5 @max-5xl:p-3',
  '@max-2xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto]',
  "@max-2xl:[grid-template-areas:'select_name_name_place'_'price_price_vat_vat'_'status_status_category_category'_'stock_stock_acts_acts']",
  '@2xl:@max-5xl:grid-cols-[auto_minmax(0,3fr)_minmax(0,1fr)_minmax(0,3fr)_minmax(0,3fr)_auto]',
  "@2xl:@max-5xl:[grid-template-areas:'select_name_name_name_name_place'_'price_price_vat_status_category_category'_'stock_stock_stock_acts_acts_acts']",
  '@max-5xl:border-b @max-5xl:border-line @max-5xl:last:border-b-0',
  '@max-5xl:[&>td]:border-b-0 @max-5xl:[&>td]:bg-transparent! @max-5xl:[&>td]:p-0',
);

/** A product of the catalogue; Enter in a cell saves its row. */
export function CatalogueRow({ place, row, currency, order, canMove, ...props }: CatalogueRowProps) {
  const t = useTranslations('eventCatalogue');
  const edit = useRowEdit(place, row, props);
  const { ref, dropProps, isDropTarget } = useRowDrop({ row, order });
  // Staff may change what they have locked (D5-5).
  const off = !props.canEdit || (edit.product.locked && !props.isStaff);
  const cell = { edit, name: row.name, off };
  return (
    <tr
      {...(canMove ? dropProps : {})}
      ref={ref}
      data-row={row.product_id}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void edit.save();
      }}
      className={clsx(
        '[&>td]:px-2 [&>td]:py-2 [&>td]:align-top',
        CARD,
        // The box itself stands above the fields, not the edge of what is pressed.
        props.selected && '@max-5xl:[&>td:first-child]:-ms-3',
        (isDropTarget || edit.dirty) && '@max-5xl:bg-accent-soft [&>td]:bg-accent-soft',
      )}
    >
      {props.selected ? <SelectCell id={row.product_id} name={row.name} {...props.selected} /> : null}
      <Cell className="whitespace-nowrap @max-5xl:[grid-area:place] @5xl:w-px">
        <span className="flex items-center gap-1">
          {canMove ? <RowGrip row={row} order={order} /> : null}
          <span className="min-w-6 text-end text-[0.9375rem] text-muted tabular-nums @max-5xl:sr-only">
            <span className="sr-only">{t('columns.place')} </span>
            {row.number}
          </span>
        </span>
      </Cell>
      <ProductCell slug={place.slug} product={edit.product} />
      <PriceCell {...cell} currency={currency} makingCost={row.making_cost} />
      <VatCell {...cell} />
      <StatusCell {...cell} />
      <CategoryCell {...cell} categories={props.categories} />
      <Cell align="end" className="@max-5xl:text-start @max-5xl:[grid-area:stock] @5xl:pt-3!">
        <span aria-hidden="true" className="block text-[0.875rem] text-muted @5xl:hidden">
          {t('columns.stock')}
        </span>
        <Button
          size="sm"
          variant="quiet"
          id={`stock-${row.product_id}`}
          onClick={() => props.onStock(row)}
          className="@max-5xl:-ms-3 @max-5xl:min-h-11"
          aria-label={t('openStock', { name: row.name, count: edit.product.stock })}
        >
          {t('stock', { count: edit.product.stock })}
        </Button>
      </Cell>
      <RowActs
        edit={edit}
        name={row.name}
        onDelete={off || !props.onDelete ? undefined : () => props.onDelete?.(row)}
      />
    </tr>
  );
}
