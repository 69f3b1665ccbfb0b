import { notFound } from '@/lib/kernel/app-error';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import type { ImportKind } from '@/lib/modules/lists/service/imports/import-kind';

/** Files of stock and prices. D48-1. */
export const STOCK_IMPORT: ImportKind<'stock_changes' | 'price_changes'> = {
  kind: 'stock',
  id: 'stockImport',
  counts: ['stock_changes', 'price_changes'],
  job: 'run-stock-file',
  async eventId(tx, { tenantId, actor }, { slug, isWrite }) {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    if (isWrite) assertWritable(actor, event);
    return event.id;
  },
};
