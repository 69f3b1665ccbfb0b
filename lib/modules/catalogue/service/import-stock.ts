import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { auditAll, type AuditEntry } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { ImportResult } from '@/lib/modules/catalogue/contract/stock-file';
import { lockStock, setStock } from '@/lib/modules/catalogue/data/product-stock';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import {
  findStockRows,
  listSlugsSelling,
  lockProducts,
  setPrices,
} from '@/lib/modules/catalogue/data/stock-file';
import { readStockFile, type ReadFile } from '@/lib/modules/catalogue/rules/stock-file';
import { stockPlan, type StockPlan } from '@/lib/modules/catalogue/rules/stock-plan';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';

/** The errors that are listed; beyond them only their number is told. */
const SHOWN_ERRORS = 200;

interface ImportKey {
  tenantId: string;
  eventId: string;
}

const ids = <Row>(rows: readonly Row[], of: (row: Row) => string) => [...new Set(rows.map(of))];

/** What a file would change now. Nothing is locked, so a plan to be written is made again once its rows are. */
async function planFor(
  tx: Transaction,
  context: TenantContext,
  key: ImportKey,
  file: ReadFile,
): Promise<StockPlan> {
  const stored = await findStockRows(
    tx,
    key,
    file.rows.map(({ variantId }) => variantId),
  );
  return stockPlan(file, stored, context.actor);
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

async function write(tx: Transaction, context: TenantContext, plan: StockPlan): Promise<void> {
  const { tenantId } = context;
  const { stock, prices } = plan;
  if (stock.length > 0) await setStock(tx, tenantId, stock);
  if (prices.length > 0) await setPrices(tx, tenantId, prices, now());
  await auditAll(tx, context, auditRows(plan));
  const products = ids([...stock, ...prices], ({ productId }) => productId);
  for (const slug of await listSlugsSelling(tx, tenantId, products)) await enqueuePurge(tx, slug);
}

/**
 * Checks a file of stock and prices against an event, and writes all of it unless `dryRun` or anything is wrong: stock,
 * prices, an audit row per product and the purge of its stores in one transaction. The same file again changes nothing.
 * Throws 404 for another tenant's event, 409 for one that staff have locked. D48-1.
 */
export async function importStock(
  context: TenantContext,
  slug: string,
  { bytes, dryRun }: { bytes: Uint8Array; dryRun: boolean },
): Promise<ImportResult> {
  const { tenantId } = context;
  const file = readStockFile(bytes);
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug, !dryRun);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const key = { tenantId, eventId: event.id };
    let plan = await planFor(tx, context, key, file);
    const applies = !dryRun && plan.errors.length === 0;
    if (applies) {
      // Products before variants, as everyone locks them.
      await lockProducts(
        tx,
        tenantId,
        ids([...plan.stock, ...plan.prices], ({ productId }) => productId),
      );
      await lockStock(
        tx,
        tenantId,
        plan.stock.map(({ id }) => id),
      );
      plan = await planFor(tx, context, key, file);
    }
    const applied = applies && plan.errors.length === 0;
    if (applied) await write(tx, context, plan);
    return {
      applied,
      rows: file.rows.length,
      stock_changes: plan.stock.length,
      price_changes: plan.prices.length,
      error_count: plan.errors.length,
      errors: plan.errors.slice(0, SHOWN_ERRORS),
    };
  });
}
