import { AppError, notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { findImport, findLatestImport, type ImportRow } from '@/lib/modules/catalogue/data/stock-imports';

/** The person who has sent a file: it is theirs alone. Throws 403 where nobody is logged in. */
export function ownerOf({ userId }: TenantContext): string {
  if (userId === undefined) throw new AppError('forbidden');
  return userId;
}

/** An import as its owner sees it. */
export function presentImport(row: ImportRow): StockImport {
  return {
    id: row.id,
    file_name: row.fileName,
    status: row.status,
    rows_done: row.rowsDone,
    rows_total: row.rowsTotal,
    stock_changes: row.stockChanges,
    price_changes: row.priceChanges,
    error_count: row.errorCount,
    errors: row.errors,
    problem: row.problem,
    requested_at: new Date(row.requestedAt).toISOString(),
    finished_at: row.finishedAt && new Date(row.finishedAt).toISOString(),
  };
}

/** One of the person's own imports, with its errors from `errorsFrom`. Throws 404 for anybody else's. */
export async function readStockImport(
  context: TenantContext,
  { slug, id, errorsFrom }: { slug: string; id: string; errorsFrom: number },
): Promise<StockImport> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    const of = event && { eventId: event.id, ownerId: ownerOf(context), errorsFrom };
    const row = of && (await findImport(tx, { tenantId, id }, of));
    if (!row) throw notFound();
    return presentImport(row);
  });
}

/** The person's last import of an event; null when none is kept. Throws 404 for another tenant's event. */
export async function latestStockImport(
  context: TenantContext,
  slug: string,
): Promise<{ import: StockImport | null }> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    const row = await findLatestImport(tx, { tenantId, eventId: event.id, ownerId: ownerOf(context) });
    return { import: row ? presentImport(row) : null };
  });
}
