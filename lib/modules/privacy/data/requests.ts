import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface Key {
  tenantId: string;
  id: string;
}

/** What somebody asks for from their order's page, or a shop for one of its customers. */
export interface RequestRow extends Record<string, unknown> {
  id: string;
  orderId: string;
  orderRef: string;
  email: string;
  name: string;
  lang: string;
  kind: 'export' | 'erase';
  state: 'asked' | 'open' | 'answered';
  askedAt: string;
  expiresAt: string;
  dueOn: string | null;
  /** The shop that asks; null for a person of our own. */
  shop: string | null;
  /** The orders that a shop asks about. */
  orderIds: string[];
}

const SELECT = sql`select r.id, r.order_id as "orderId", o.order_ref as "orderRef", o.lang,
    coalesce(o.snapshot -> 'customer' ->> 'email', '') as email, coalesce(o.snapshot -> 'customer' ->> 'name', '') as name,
    r.kind, r.state, to_json(r.asked_at) #>> '{}' as "askedAt", to_json(r.expires_at) #>> '{}' as "expiresAt",
    r.due_on::text as "dueOn", r.shop, r.order_ids as "orderIds"
  from privacy_requests r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id`;

/** The address of an order, locked; undefined for no such order of the tenant. */
export async function lockOrderEmail(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select coalesce(o.snapshot -> 'customer' ->> 'email', '') as email from orders o
    where o.tenant_id = ${tenantId} and o.id = ${orderId} for no key update`);
  return rows[0]?.email;
}

/** Stores that a link was asked for. */
export async function insertRequest(
  tx: Transaction,
  row: Key & { orderId: string; kind: string; at: Date; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into privacy_requests (tenant_id, id, order_id, kind, asked_at, expires_at)
    values (${row.tenantId}, ${row.id}, ${row.orderId}, ${row.kind}, ${row.at.toISOString()}, ${row.expiresAt.toISOString()})`);
}

/** Stores what a shop asks for; false where it is stored. */
export async function addShopRequest(
  tx: Transaction,
  row: Key & { shop: string; orderIds: readonly [string, ...string[]]; at: Date; dueOn: string },
): Promise<boolean> {
  const at = row.at.toISOString();
  const { rowCount } = await tx.execute(sql`
    insert into privacy_requests (tenant_id, id, order_id, kind, state, asked_at, expires_at, confirmed_at, due_on, shop, order_ids)
    values (${row.tenantId}, ${row.id}, ${row.orderIds[0]}, 'export', 'open', ${at}, ${at}, ${at}, ${row.dueOn}, ${row.shop},
      ${sql.param([...row.orderIds])}::text[])
    on conflict do nothing`);
  return rowCount === 1;
}

/** Notes that a shop's request was answered; false where it was before. */
export async function answerShopRequest(tx: Transaction, { tenantId, id }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`update privacy_requests set state = 'answered'
    where tenant_id = ${tenantId} and id = ${id} and state = 'open' and shop is not null`);
  return rowCount === 1;
}

/** A request with its order's person; undefined for none of this tenant. */
export async function findRequest(tx: Transaction, { tenantId, id }: Key): Promise<RequestRow | undefined> {
  const { rows } = await tx.execute<RequestRow>(
    sql`${SELECT} where r.tenant_id = ${tenantId} and r.id = ${id}`,
  );
  return rows[0];
}

/** Stores that the mailed link was followed; false when it was before. */
export async function storeConfirmed(
  tx: Transaction,
  { tenantId, id, at, dueOn }: Key & { at: Date; dueOn: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update privacy_requests set state = case when ${dueOn}::date is null then 'answered' else 'open' end,
      confirmed_at = ${at.toISOString()}::timestamptz, due_on = ${dueOn}::date
    where tenant_id = ${tenantId} and id = ${id} and state = 'asked'`);
  return rowCount === 1;
}

/** The requests that wait for the client, the most urgent first. */
export async function listOpenRequests(tx: Transaction, tenantId: string): Promise<RequestRow[]> {
  const { rows } = await tx.execute<RequestRow>(sql`${SELECT}
    where r.tenant_id = ${tenantId} and r.state = 'open' order by r.due_on, r.id limit 100`);
  return rows;
}

/** A person's requests are answered once they are erased, whichever of them began it. */
export async function answerRequests(
  tx: Transaction,
  tenantId: string,
  { id, orderIds }: { id: string | null; orderIds: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    update privacy_requests set state = 'answered', confirmed_at = coalesce(confirmed_at, now())
    where tenant_id = ${tenantId} and state <> 'answered'
      and (id = ${id} or order_id = any(${sql.param([...orderIds])}::text[]))`);
}
