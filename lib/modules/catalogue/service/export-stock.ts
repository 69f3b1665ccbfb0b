import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { toWire } from '@/lib/kernel/money';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { listStockRows, type StockRow } from '@/lib/modules/catalogue/data/stock-file';
import { FILE_COLUMNS, MOST_FILE_ROWS, type FileColumn } from '@/lib/modules/catalogue/rules/stock-file';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import type { ColumnType } from '@/lib/modules/lists/rules/guard-cell';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';

const TYPES: Partial<Record<FileColumn, ColumnType>> = { price: 'amount', stock: 'number' };

/** `new_price` and `new_stock` are left empty, to be filled in. */
const cellsOf = (row: StockRow) => ({
  product: row.name,
  colour: row.colour,
  size: row.size,
  sku: row.sku,
  price: toWire(row.price),
  stock: String(row.stock),
  product_id: row.productId,
  variant_id: row.variantId,
});

/**
 * Stock and prices of an event's variants as CSV in the person's language, ids beside. D48-3. Throws 404 for another
 * tenant's event, 422 for more rows than an import takes.
 */
export async function exportStock(
  context: TenantContext,
  slug: string,
  locale: Locale,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const { tenantId } = context;
  const rows = await withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    return listStockRows(tx, { tenantId, eventId: event.id }, MOST_FILE_ROWS + 1);
  });
  if (rows.length > MOST_FILE_ROWS) throw new AppError('too_many_rows', { values: { most: MOST_FILE_ROWS } });
  const columns = FILE_COLUMNS.map((id) => ({
    id,
    type: TYPES[id] ?? ('text' as const),
    header: `eventCatalogue.file.columns.${id}` as const,
  }));
  const csv = { columns, texts: messageFor(locale), delimiter: delimiterFor(locale) };
  const file = new Blob([csvHeader(csv), csvRows(rows.map(cellsOf), csv)]);
  const day = now().toISOString().slice(0, 10);
  return { fileName: `${slug}-stock-${day}.csv`, bytes: file.size, stream: file.stream() };
}
