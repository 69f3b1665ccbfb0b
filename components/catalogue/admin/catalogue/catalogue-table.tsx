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
        <CatalogueHead currency={currency} />
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
      <RowDialogs
        place={place}
        counted={counted}
        leaving={leaving}
        readOnly={(row) => !canEdit || (row.locked && !isStaff)}
        onClose={() => {
          count(null);
          remove(null);
        }}
      />
      <CategoryList categories={page.categories} />
      <p role="status" className="sr-only">
        {order.said}
      </p>
    </>
  );
}

function CatalogueHead({ currency }: { currency: Currency }) {
  const t = useTranslations('eventCatalogue.columns');
  return (
    <TableHead>
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

interface RowDialogsProps {
  place: ProductsPlace;
  /** The row whose stock is open, and the one that is about to be deleted. */
  counted: CatalogueProduct | null;
  leaving: CatalogueProduct | null;
  readOnly: (row: CatalogueProduct) => boolean;
  onClose: () => void;
}

function RowDialogs({ place, counted, leaving, readOnly, onClose }: RowDialogsProps) {
  if (counted) {
    return (
      <StockDialog
        place={{ ...place, product: counted.product_id }}
        name={counted.name}
        readOnly={readOnly(counted)}
        onClose={onClose}
      />
    );
  }
  if (!leaving) return null;
  const gone = { ...place, product: leaving.product_id };
  return <DeleteDialog place={gone} product={leaving} onClose={onClose} onDone={onClose} />;
}
