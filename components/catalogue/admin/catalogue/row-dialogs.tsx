'use client';

import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { CatalogueProduct } from '@/lib/modules/catalogue/contract/list-catalogue';
import { DeleteDialog } from '../delete-product';
import { StockDialog } from './stock-dialog';

/** The row whose stock is open, or the one that is about to be deleted. */
export interface OpenedRow {
  what: 'stock' | 'delete';
  row: CatalogueProduct;
}

interface RowDialogsProps {
  place: ProductsPlace;
  opened: OpenedRow | null;
  readOnly: (row: CatalogueProduct) => boolean;
  onClose: () => void;
}

/** What a row opens: its stock, or the question before it is deleted. */
export function RowDialogs({ place, opened, readOnly, onClose }: RowDialogsProps) {
  if (!opened) return null;
  const { what, row } = opened;
  const product = { ...place, product: row.product_id };
  return what === 'stock' ? (
    <StockDialog place={product} name={row.name} readOnly={readOnly(row)} onClose={onClose} />
  ) : (
    <DeleteDialog place={product} product={row} onClose={onClose} onDone={onClose} />
  );
}
