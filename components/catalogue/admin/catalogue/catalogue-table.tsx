'use client';

import { useTranslations } from 'next-intl';
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
import { RowDialogs, type OpenedRow } from './row-dialogs';
import { useOrder } from './use-order';

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
  return (
    <>
      {selected ? (
        <BulkBar
          place={place}
          list={list}
          selection={chosen}
          total={page.total}
          currency={currency}
          canDelete={canDelete}
        />
      ) : null}
      <Table caption={t('caption')} className="max-h-[80dvh]">
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

interface HeadProps {
  currency: Currency;
  /** Ids of the rows on this page and the selection; null for those who may change nothing. */
  selected: { rows: readonly string[]; selection: RowSelection } | null;
}

function CatalogueHead({ currency, selected }: HeadProps) {
  const t = useTranslations('eventCatalogue.columns');
  return (
    <TableHead>
      {selected ? <PageCheckbox {...selected} /> : null}
      <HeaderCell className="px-2!">{t('place')}</HeaderCell>
      <HeaderCell className="px-2!">{t('product')}</HeaderCell>
      <HeaderCell className="px-2!">{t('price', { currency })}</HeaderCell>
      <HeaderCell className="px-2!">{t('vat')}</HeaderCell>
      <HeaderCell className="px-2!">{t('status')}</HeaderCell>
      <HeaderCell className="px-2!">{t('category')}</HeaderCell>
      <HeaderCell align="end" className="px-2!">
        {t('stock')}
      </HeaderCell>
      <HeaderCell className="px-2!">
        <span className="sr-only">{t('acts')}</span>
      </HeaderCell>
    </TableHead>
  );
}

/** What the cells of the categories offer. */
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
