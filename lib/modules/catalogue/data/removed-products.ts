import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** Whether the product `p` must stay for what names it: an order, an answer, or another event that can restore it. */
export const IS_NAMED = sql`(
  exists (select from order_lines l where l.tenant_id = p.tenant_id and l.product_id = p.id)
  or exists (select from bulk_invitees b where b.tenant_id = p.tenant_id and b.product_id = p.id)
  or exists (select from removed_event_products r where r.tenant_id = p.tenant_id and r.product_id = p.id))`;

/** Deletes products that nothing names for good. */
export async function dropProducts(tx: Transaction, tenantId: string, ids: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...ids])}::text[]`;
  await tx.execute(sql`delete from variants where tenant_id = ${tenantId} and product_id = any(${list})`);
  await tx.execute(sql`delete from products where tenant_id = ${tenantId} and id = any(${list})`);
}

/** Takes a product out of an event; its price and place are kept, to be put back. */
export async function removeEventProduct(
  tx: Transaction,
  { tenantId, eventProductId }: { tenantId: string; eventProductId: string },
  { name, at, purgeDueAt }: { name: string; at: Date; purgeDueAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into removed_event_products (tenant_id, id, event_id, product_id, name, entry, removed_at, purge_due_at)
    select ep.tenant_id, ep.id, ep.event_id, ep.product_id, ${name}, to_jsonb(ep), ${at.toISOString()}, ${purgeDueAt.toISOString()}
    from event_products ep where ep.tenant_id = ${tenantId} and ep.id = ${eventProductId}`);
  await tx.execute(sql`delete from event_products where tenant_id = ${tenantId} and id = ${eventProductId}`);
}

/** A product that was taken out of an event. */
export interface RemovedRow extends Record<string, unknown> {
  id: string;
  productId: string;
  name: string;
  /** An instant as text, with microseconds, so that a cursor can hold it. */
  removedAt: string;
  /** A timestamp of the database as text. */
  purgeDueAt: string;
}

const FIELDS = sql`r.id, r.product_id as "productId", r.name,
  to_char(r.removed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "removedAt", r.purge_due_at as "purgeDueAt"`;

/** Those that can still be put back, last ones first. */
export async function listRemoved(
  tx: Transaction,
  { tenantId, eventId, since }: { tenantId: string; eventId: string; since: Date },
  { after, limit }: { after: { value: string; id: string } | null; limit: number },
): Promise<RemovedRow[]> {
  const beyond = after ? sql`(r.removed_at, r.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const { rows } = await tx.execute<RemovedRow>(sql`
    select ${FIELDS} from removed_event_products r
    where r.tenant_id = ${tenantId} and r.event_id = ${eventId} and r.removed_at > ${since.toISOString()} and ${beyond}
    order by r.removed_at desc, r.id desc limit ${limit}`);
  return rows;
}

interface RemovedKey {
  tenantId: string;
  eventId: string;
  productId: string;
}

/** A product of an event, whether sold or taken out after `since`, with its lock; both rows are locked for a change. */
export async function lockRemoved(
  tx: Transaction,
  { tenantId, eventId, productId }: RemovedKey,
  since: Date,
): Promise<
  { id: string | null; status: 'draft' | 'active'; locked: boolean; lockReason: string | null } | undefined
> {
  await tx.execute(sql`select from products where tenant_id = ${tenantId} and id = ${productId} for update`);
  const { rows } = await tx.execute<{
    id: string | null;
    status: 'draft' | 'active';
    locked: boolean;
    lockReason: string | null;
  }>(sql`
    select r.id, p.status, p.locked, p.lock_reason as "lockReason" from products p
    left join removed_event_products r on r.tenant_id = p.tenant_id and r.product_id = p.id
      and r.event_id = ${eventId} and r.removed_at > ${since.toISOString()}
    where p.tenant_id = ${tenantId} and p.id = ${productId} and (r.id is not null or exists (
      select from event_products ep where ep.tenant_id = p.tenant_id and ep.product_id = p.id and ep.event_id = ${eventId}))`);
  return rows[0];
}

/** Puts a product back into its event with price and place, under a new version. A deleted one lives again. */
export async function putRemovedBack(
  tx: Transaction,
  { tenantId, id, productId }: { tenantId: string; id: string; productId: string },
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into event_products select made.*
    from removed_event_products r, lateral jsonb_populate_record(null::event_products, r.entry) made where r.tenant_id = ${tenantId} and r.id = ${id}
    on conflict (tenant_id, event_id, product_id) do nothing`);
  await tx.execute(sql`delete from removed_event_products where tenant_id = ${tenantId} and id = ${id}`);
  await tx.execute(sql`
    update products set deleted_at = null,
      updated_at = greatest(${at.toISOString()}::timestamptz, updated_at + interval '1 millisecond')
    where tenant_id = ${tenantId} and id = ${productId}`);
}

/** The product of a tenant that has waited longest to be purged, without those another worker is at; locked. */
export async function takeDueProduct(
  tx: Transaction,
  tenantId: string,
  at: Date,
): Promise<RemovedRow | undefined> {
  const { rows } = await tx.execute<RemovedRow>(sql`
    select ${FIELDS} from removed_event_products r
    where r.tenant_id = ${tenantId} and r.purge_due_at <= ${at.toISOString()}
    order by r.purge_due_at, r.id limit 1 for update skip locked`);
  return rows[0];
}

/** Forgets a removed product; deletes it for good where it is deleted and nothing names it. True if that was done. */
export async function purgeRemoved(
  tx: Transaction,
  { tenantId, id, productId }: { tenantId: string; id: string; productId: string },
): Promise<boolean> {
  await tx.execute(sql`delete from removed_event_products where tenant_id = ${tenantId} and id = ${id}`);
  const { rows } = await tx.execute(sql`
    select from products p where p.tenant_id = ${tenantId} and p.id = ${productId} and p.deleted_at is not null
      and not ${IS_NAMED} for update`);
  if (rows.length > 0) await dropProducts(tx, tenantId, [productId]);
  return rows.length > 0;
}

/** Puts a product that could not be purged back, to be taken again then. */
export async function putOffPurge(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  again: Date,
): Promise<void> {
  await tx.execute(sql`update removed_event_products set purge_due_at = ${again.toISOString()}
    where tenant_id = ${tenantId} and id = ${id}`);
}
