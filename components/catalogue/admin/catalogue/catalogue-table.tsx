'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { CataloguePage, CatalogueProduct } from '@/lib/modules/catalogue/contract/list-catalogue';
import type { Currency } from '@/lib/kernel/money';
import { DeleteDialog } from '../delete-product';
import { CatalogueRow } from './catalogue-row';
import { CATEGORY_LIST } from './row-cells';
import { StockDialog } from './stock-dialog';
import { useOrder } from './use-order';

interface CatalogueTableProps {
  place: ProductsPlace;
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
  page,
  currency,
  canEdit,
  canDelete,
  isStaff,
  isFiltered,
}: CatalogueTableProps) {
  const t = useTranslations('eventCatalogue');
  const [counted, count] = useState<CatalogueProduct | null>(null);
  const [leaving, remove] = useState<CatalogueProduct | null>(null);
  const order = useOrder(place, page.products, page.total);
  return (
    <>
      <Table caption={t('caption')} className="max-h-[80dvh]">
        <TableHead>
          <HeaderCell className="px-2!">{t('columns.place')}</HeaderCell>
          <HeaderCell className="px-2!">{t('columns.product')}</HeaderCell>
          <HeaderCell className="px-2!">{t('columns.price', { currency })}</HeaderCell>
          <HeaderCell className="px-2!">{t('columns.vat')}</HeaderCell>
          <HeaderCell className="px-2!">{t('columns.status')}</HeaderCell>
          <HeaderCell className="px-2!">{t('columns.category')}</HeaderCell>
          <HeaderCell align="end" className="px-2!">
            {t('columns.stock')}
          </HeaderCell>
          <HeaderCell className="px-2!">
            <span className="sr-only">{t('columns.acts')}</span>
          </HeaderCell>
        </TableHead>
        <TableBody>
          {order.rows.map((row) => (
            <CatalogueRow
              key={row.product_id}
              place={place}
              row={row}
              currency={currency}
              order={order}
              canMove={canEdit && !isFiltered}
              canEdit={canEdit}
              isStaff={isStaff}
              onStock={count}
              onDelete={canDelete ? remove : undefined}
              onSaved={() => toast('success', t('saved', { name: row.name }))}
            />
          ))}
        </TableBody>
      </Table>
      {counted ? (
        <StockDialog
          place={{ ...place, product: counted.product_id }}
          name={counted.name}
          readOnly={!canEdit || (counted.locked && !isStaff)}
          onClose={() => count(null)}
        />
      ) : null}
      {leaving ? (
        <DeleteDialog
          place={{ ...place, product: leaving.product_id }}
          product={leaving}
          onClose={() => remove(null)}
          onDone={() => remove(null)}
        />
      ) : null}
      <datalist id={CATEGORY_LIST}>
        {page.categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <p role="status" className="sr-only">
        {order.said}
      </p>
    </>
  );
}
