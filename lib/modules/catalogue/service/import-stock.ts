import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { lockStock, setStock } from '@/lib/modules/catalogue/data/product-stock';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import {
  findStockRows,
  listSlugsSelling,
  lockProducts,
  setPrices,
  type StockRow,
} from '@/lib/modules/catalogue/data/stock-file';
import type { ReadFile } from '@/lib/modules/catalogue/rules/stock-file';
import { stockPlan, type StockPlan } from '@/lib/modules/catalogue/rules/stock-plan';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { chunksOf } from '@/lib/modules/lists/service/imports/chunks-of';
import type { ImportProgress } from '@/lib/modules/lists/service/imports/import-kind';

const ids = <Row>(rows: readonly Row[], of: (row: Row) => string) => [...new Set(rows.map(of))];

/**
 * What a file would change in an event now. Nothing is locked, so a plan to be written is made again once its rows are.
 * Throws 404 for another tenant's event, 409 for one that staff have locked. D48-1.
 */
export async function planImport(
  tx: Transaction,
  context: TenantContext,
  { slug, file, lock = false }: { slug: string; file: ReadFile; lock?: boolean },
  progress: ImportProgress,
): Promise<StockPlan> {
  const { tenantId } = context;
  const event = await findProductsEvent(tx, tenantId, slug, lock);
  if (!event) throw notFound();
  assertWritable(context.actor, event);
  const stored: StockRow[] = [];
  let done = 0;
  for (const rows of chunksOf(file.rows.map(({ variantId }) => variantId))) {
    stored.push(...(await findStockRows(tx, { tenantId, eventId: event.id }, rows)));
    done += rows.length;
    await progress(done);
  }
  return stockPlan(file, stored, context.actor);
}

/** Locks what a plan changes: products before variants, as everyone locks them. */
export async function lockPlan(
  tx: Transaction,
  tenantId: string,
  { stock, prices }: StockPlan,
): Promise<void> {
  const products = ids([...stock, ...prices], ({ productId }) => productId);
  await lockProducts(tx, tenantId, products);
  await lockStock(
    tx,
    tenantId,
    stock.map(({ id }) => id),
  );
}

function auditRows({ stock, prices }: StockPlan): AuditEntry[] {
  const products = ids([...stock, ...prices], ({ productId }) => productId);
  const priceOf = new Map(prices.map((one) => [one.productId, one]));
  const stockOf = new Map<string, typeof stock>();
  for (const one of stock) stockOf.set(one.productId, [...(stockOf.get(one.productId) ?? []), one]);
  return products.map((id) => {
    const price = priceOf.get(id);
    const moved = stockOf.get(id);
    return {
      action: 'product.updated',
      subjectType: 'product',
      subjectId: id,
      data: {
        by: 'import',
        fields: [...(price ? ['price'] : []), ...(moved ? ['stock'] : [])],
        ...(price ? { price: { from: price.from, to: price.price } } : {}),
        ...(moved ? { stock: moved.map(({ id: variant, from, stock: to }) => ({ variant, from, to })) } : {}),
      },
    };
  });
}

/** Writes a plan whose rows are locked: stock, prices, an audit row per product, and the purge of its stores. */
export async function writePlan(
  tx: Transaction,
  context: TenantContext,
  plan: StockPlan,
  progress: ImportProgress,
): Promise<void> {
  const { tenantId } = context;
  const { stock, prices } = plan;
  let done = 0;
  for (const some of chunksOf(stock)) {
    await setStock(tx, tenantId, some);
    done += some.length;
    await progress(done);
  }
  for (const some of chunksOf(prices)) await setPrices(tx, tenantId, some, now());
  for (const some of chunksOf(auditRows(plan))) await auditAll(tx, context, some);
  const products = ids([...stock, ...prices], ({ productId }) => productId);
  for (const slug of await listSlugsSelling(tx, tenantId, products)) await enqueuePurge(tx, slug);
}
