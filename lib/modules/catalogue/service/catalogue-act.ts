import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { CatalogueAct, NewCatalogueAct } from '@/lib/modules/catalogue/contract/catalogue-act';
import * as acts from '@/lib/modules/catalogue/data/catalogue-acts';
import { knownProductIds, listProductIds } from '@/lib/modules/catalogue/data/list-event-products';
import { findProductsEvent, type ProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { MAX_ACT_ROWS } from '@/lib/modules/lists/rules/limits';
import { ownerOf } from '@/lib/modules/lists/service/imports/read-file-import';

const ATTEMPTS = 4;
/** How long an act can be looked at and taken back. */
const LIFE_MS = 30 * 86_400_000;

function presentAct(row: acts.CatalogueActRow): CatalogueAct {
  return {
    id: row.id,
    kind: row.change.kind,
    status: row.status,
    total: row.total,
    done: row.done,
    refused: row.refused,
    problem: row.problem,
    requested_at: new Date(row.requestedAt).toISOString(),
    finished_at: row.finishedAt && new Date(row.finishedAt).toISOString(),
  };
}

async function writableEvent(tx: Transaction, context: TenantContext, slug: string): Promise<ProductsEvent> {
  const event = await findProductsEvent(tx, context.tenantId, slug);
  if (!event) throw notFound();
  assertWritable(context.actor, event);
  return event;
}

/** The named products, or all that match at this moment. Throws 404 for an id of another event, 422 for too many. */
async function targetsOf(
  tx: Transaction,
  key: { tenantId: string; eventId: string },
  asked: NewCatalogueAct,
): Promise<string[]> {
  const named = 'ids' in asked ? asked.ids : asked.except;
  const wanted = [...new Set(named)];
  const known = await knownProductIds(tx, key, wanted);
  if (known.length !== wanted.length) throw notFound();
  if ('ids' in asked) return known;
  const { status = null, search, category } = asked.query;
  const filter = { ...key, status, category, search: search === '' ? undefined : search };
  const found = await listProductIds(tx, filter, { except: known, limit: MAX_ACT_ROWS + 1 });
  if (found.length > MAX_ACT_ROWS) throw new AppError('too_many_rows', { values: { most: MAX_ACT_ROWS } });
  return found;
}

async function begin(
  tx: Transaction,
  { tenantId, ...owner }: { tenantId: string; eventId: string; ownerId: string },
  change: acts.StoredChange,
  targets: readonly string[],
): Promise<CatalogueAct> {
  const [key, at] = [{ tenantId, id: newId('catalogueAct') }, now()];
  await acts.insertCatalogueAct(tx, { ...key, ...owner, change, targets, at });
  const job = { tenantId, actId: key.id };
  await enqueue(tx, 'run-catalogue-act', job, {
    queue: `catalogue:${tenantId}`,
    maxAttempts: ATTEMPTS,
  });
  await enqueue(tx, 'forget-catalogue-act', job, { runAt: new Date(at.getTime() + LIFE_MS) });
  const made = await acts.findCatalogueAct(tx, key);
  if (!made) throw new Error('an act was not stored');
  return presentAct(made);
}

/**
 * Asks for one change to many products of an event: they are found now and changed by a job, each in a transaction of its
 * own. `mayDelete`: whether the caller may delete products. Throws 403 where they may not, 404 for another event's
 * product, 409 for an event that staff have locked, 422 for too many. S2.2-29.
 */
export async function createCatalogueAct(
  context: TenantContext,
  slug: string,
  { asked, mayDelete }: { asked: NewCatalogueAct; mayDelete: boolean },
): Promise<CatalogueAct> {
  if (asked.change.kind === 'delete' && !mayDelete) throw new AppError('forbidden');
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await writableEvent(tx, context, slug);
    const key = { tenantId, eventId: event.id };
    const targets = await targetsOf(tx, key, asked);
    return begin(tx, { ...key, ownerId: ownerOf(context) }, asked.change, targets);
  });
}

/** An act of an event with its progress. Throws 404 for another event's, for another tenant's, and once the event is deleted. */
export async function readCatalogueAct(
  context: TenantContext,
  { slug, id }: { slug: string; id: string },
): Promise<CatalogueAct> {
  return withTenant(context, async (tx) => {
    const { tenantId } = context;
    const event = await findProductsEvent(tx, tenantId, slug);
    const row = event && (await acts.findCatalogueAct(tx, { tenantId, id }));
    if (row?.eventId !== event?.id || !row) throw notFound();
    return presentAct(row);
  });
}

/**
 * Takes an act back by another: each product that it has changed and nobody has changed since becomes what it was; a
 * deleted one is restored (D45-1). Throws 404 for another event's act, 409 for an event that staff have locked.
 */
export async function undoCatalogueAct(
  context: TenantContext,
  { slug, id }: { slug: string; id: string },
): Promise<CatalogueAct> {
  const { tenantId } = context;
  const key = { tenantId, id };
  return withTenant(context, async (tx) => {
    const event = await writableEvent(tx, context, slug);
    const row = await acts.findCatalogueAct(tx, key);
    if (row?.slug !== slug || row.change.kind === 'undo') throw notFound();
    const owner = { tenantId, eventId: event.id, ownerId: ownerOf(context) };
    return begin(tx, owner, { kind: 'undo', act: id }, await acts.listChanged(tx, key));
  });
}
