import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { findImport, insertImport, markApplying } from '@/lib/modules/catalogue/data/stock-imports';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { ownerOf, presentImport } from './read-stock-import';

const ATTEMPTS = 4;
/** How long a file can be looked at, and written, after it was sent. */
const LIFE_MS = 7 * 86_400_000;

/** A tenant's files are worked on one after another, so that two never write at once. */
const jobOptions = (tenantId: string) => ({ queue: `import:${tenantId}`, maxAttempts: ATTEMPTS });

/**
 * Keeps a file of stock and prices and lets a job check it; nothing is written. D48-1. Throws 404 for another tenant's
 * event, 409 for one that staff have locked.
 */
export async function startStockImport(
  context: TenantContext,
  slug: string,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<StockImport> {
  const { tenantId } = context;
  const ownerId = ownerOf(context);
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const [key, at] = [{ tenantId, id: newId('stockImport') }, now()];
    const fileName = name === '' ? `${slug}.csv` : name;
    await insertImport(tx, { ...key, eventId: event.id, ownerId, fileName, content: bytes, at });
    await enqueue(tx, 'run-stock-import', { tenantId, importId: key.id }, jobOptions(tenantId));
    const end = { runAt: new Date(at.getTime() + LIFE_MS) };
    await enqueue(tx, 'forget-stock-import', { tenantId, importId: key.id }, end);
    const made = await findImport(tx, key, { eventId: event.id, ownerId });
    if (!made) throw new Error('an import was not stored');
    return presentImport(made);
  });
}

/**
 * Lets a job write a checked file. One that is being written, or is written, stays as it is. D48-2. Throws 404 for
 * anybody else's, 409 while anything is wrong in it or it is not checked, and for an event that staff have locked.
 */
export async function applyStockImport(
  context: TenantContext,
  { slug, id }: { slug: string; id: string },
): Promise<StockImport> {
  const { tenantId } = context;
  const key = { tenantId, id };
  return withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug);
    const of = event && { eventId: event.id, ownerId: ownerOf(context) };
    if (!event || !of || !(await findImport(tx, key, of))) throw notFound();
    assertWritable(context.actor, event);
    const isBegun = await markApplying(tx, key);
    if (isBegun) await enqueue(tx, 'run-stock-import', { tenantId, importId: id }, jobOptions(tenantId));
    const row = await findImport(tx, key, of);
    if (!row) throw notFound();
    if (row.status !== 'applying' && row.status !== 'done') throw new AppError('conflict');
    return presentImport(row);
  });
}
