'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ListState } from '@/components/admin/list/list-state';
import { PageCheckbox } from '@/components/admin/list/table/select-cells';
import { useSelection, type RowSelection } from '@/components/admin/list/table/use-selection';
import { toast } from '@/components/ui/toast';
import { HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { CataloguePage } from '@/lib/modules/catalogue/contract/list-catalogue';
import type { Currency } from '@/lib/kernel/money';
import { BulkBar } from './bulk/bulk-bar';
import { CatalogueRow } from './catalogue-row';
import { CATEGORY_LIST } from './row-cells';
import type { OpenedRow } from './row-dialogs';
import { useOrder } from './use-order';

// Loaded when a row opens one.
const RowDialogs = dynamic(() => import('./row-dialogs').then((module) => module.RowDialogs), { ssr: false });

/** Where its columns have no room the rows are cards that scroll with the page; else a table that scrolls inside itself. */
const STACKED = clsx(
  '@5xl:max-h-[80dvh] @max-5xl:overflow-visible @max-5xl:[&_table]:block @max-5xl:[&_tbody]:block',
  '@max-5xl:[&_th]:border-b-0 @max-5xl:[&_thead]:static @max-5xl:[&_thead]:block @max-5xl:[&_thead]:rounded-t-card @max-5xl:[&_thead]:bg-paper',
  '@max-5xl:[&_thead:has(input)]:border-b @max-5xl:[&_thead:has(input)]:border-line',
);

interface CatalogueTableProps {
  place: ProductsPlace;
  list: ListState;
  page: CataloguePage;
  currency: Currency;
  canEdit: boolean;
  canDelete: boolean;
  isStaff: boolean;
  /** A filtered list shows only a part of the order, which is not changed there. */
  isFiltered: boolean;
}

/** The products of an event, each row with its own save; rows are moved by their handles. S2.2-17 */
export function CatalogueTable({
  place,
  list,
  page,
  currency,
  canEdit,
  canDelete,
  isStaff,
  isFiltered,
}: CatalogueTableProps) {
  const t = useTranslations('eventCatalogue');
  const [opened, open] = useState<OpenedRow | null>(null);
  const order = useOrder(place, page.products, page.total);
  const chosen = useSelection(list);
  const selected = canEdit ? { selection: chosen, rows: order.rows.map((row) => row.product_id) } : null;
  const bulk = { place, list, currency, categories: page.categories, canDelete };
  return (
    <>
      {selected ? <BulkBar {...bulk} selection={chosen} total={page.total} /> : null}
      <div className="@container">
        <Table caption={t('caption')} className={STACKED}>
          <CatalogueHead currency={currency} selected={selected} />
          <TableBody>
            {order.rows.map((row) => (
              <CatalogueRow
                key={row.product_id}
                place={place}
                row={row}
                currency={currency}
                order={order}
                selected={selected}
                categories={page.categories}
                canMove={canEdit && !isFiltered}
                canEdit={canEdit}
                isStaff={isStaff}
                onStock={(one) => open({ what: 'stock', row: one })}
                onDelete={canDelete ? (one) => open({ what: 'delete', row: one }) : undefined}
                onSaved={() => toast('success', t('saved', { name: row.name }))}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      <RowDialogs
        place={place}
        opened={opened}
        readOnly={(row) => !canEdit || (row.locked && !isStaff)}
        onClose={() => open(null)}
      />
      <CategoryList categories={page.categories} />
      <Said text={order.said} />
    </>
  );
}

const COLUMN = 'px-2! @max-5xl:hidden';

interface HeadProps {
  currency: Currency;
  /** Ids of the rows on this page and the selection; null for those who may change nothing. */
  selected: { rows: readonly string[]; selection: RowSelection } | null;
}

/** The names of the columns; above cards only the box that selects all rows. */
function CatalogueHead({ currency, selected }: HeadProps) {
  const t = useTranslations('eventCatalogue.columns');
  const page = useTranslations('lists.selection')('page');
  return (
    <TableHead>
      {selected ? <PageCheckbox {...selected} /> : null}
      {selected ? (
        <HeaderCell aria-hidden="true" className="ps-0! @5xl:hidden">
          {page}
        </HeaderCell>
      ) : null}
      <HeaderCell className={COLUMN}>{t('place')}</HeaderCell>
      <HeaderCell className={COLUMN}>{t('product')}</HeaderCell>
      <HeaderCell className={COLUMN}>{t('price', { currency })}</HeaderCell>
      <HeaderCell className={COLUMN}>{t('vat')}</HeaderCell>
      <HeaderCell className={COLUMN}>{t('status')}</HeaderCell>
      <HeaderCell className={COLUMN}>{t('category')}</HeaderCell>
      <HeaderCell align="end" className={COLUMN}>
        {t('stock')}
      </HeaderCell>
      <HeaderCell className={COLUMN}>
        <span className="sr-only">{t('acts')}</span>
      </HeaderCell>
    </TableHead>
  );
}

/** What the name in the dialog of the categories offers. */
function CategoryList({ categories }: Pick<CataloguePage, 'categories'>) {
  return (
    <datalist id={CATEGORY_LIST}>
      {categories.map((category) => (
        <option key={category} value={category} />
      ))}
    </datalist>
  );
}

/** What a move by keyboard has done, for screen readers. */
function Said({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
