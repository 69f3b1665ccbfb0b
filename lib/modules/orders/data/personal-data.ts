import { sql, type SQL } from 'drizzle-orm';
import type { DataSubject, OpenMatter } from '@/lib/db/personal-data';
import type { OrderCustomer } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { isPaidByShopper, ORDER_KINDS } from '@/lib/modules/orders/rules/kinds';
import { HISTORY_CODES } from '@/lib/modules/orders/rules/history-codes';
import type { Scene } from '@/lib/modules/design/rules/scene-types';

const list = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** The orders of an address, by what search keeps of it, which an index answers; oldest first. D46. */
export async function findOrdersOf(
  tx: Transaction,
  { tenantId, email }: { tenantId: string; email: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from search_terms s join orders o on o.tenant_id = s.tenant_id and o.id = s.subject_id
    where s.tenant_id = ${tenantId} and s.kind = 'order' and s.term = search_key(${email})
      and lower(btrim(o.snapshot -> 'customer' ->> 'email')) = ${email}
    order by o.created_at, o.id`);
  return rows.map(({ id }) => id);
}

type Orders = Pick<DataSubject, 'tenantId' | 'orderIds'>;

/** Those of the orders that are neither shipped nor cancelled, oldest first. D46. */
export async function findOpenOrders(tx: Transaction, { tenantId, orderIds }: Orders): Promise<OpenMatter[]> {
  const { rows } = await tx.execute<OpenMatter>(sql`
    select 'order' as kind, id as "orderId", order_ref as "orderRef" from orders
    where tenant_id = ${tenantId} and id = any(${list(orderIds)})
      and case when status is null then payment_status = 'awaiting_payment' else status not in ('shipped', 'cancelled') end
    order by created_at, id`);
  return rows;
}

/**
 * Those of the orders whose money is on its way back, or still to be sent there: a refund that was asked for or that the
 * provider has not made yet, one of a changed order, and what a cancelled order has taken. What has failed for good is on no way:
 * a person settles it, whether or not the buyer's details are still held. Oldest first. D46-10, D46-11.
 */
export async function findOpenRefunds(
  tx: Transaction,
  { tenantId, orderIds }: Orders,
): Promise<OpenMatter[]> {
  const of = (table: string) =>
    sql`select from ${sql.identifier(table)} x where x.tenant_id = o.tenant_id and x.order_id = o.id`;
  const { rows } = await tx.execute<OpenMatter>(sql`
    select 'refund' as kind, o.id as "orderId", o.order_ref as "orderRef" from orders o
    where o.tenant_id = ${tenantId} and o.id = any(${list(orderIds)})
      and (exists (${of('refund_requests')} and x.state = 'waiting')
        or exists (${of('order_refunds')} and x.state = 'pending')
        or o.payment_status in ('paid', 'partly_refunded')
          and (exists (${of('order_edits')} and x.refund_minor > 0 and x.refunded_at is null
              and not exists (select from refund_requests q where q.tenant_id = x.tenant_id and q.edit_id = x.id))
            or o.status = 'cancelled' and o.total_minor > 0 and o.kind = any(${list(ORDER_KINDS.filter(isPaidByShopper))})
              and not exists (${of('refund_requests')} and x.reason = 'cancelled' and x.state = 'refused')
              and not exists (${of('order_refunds')} and x.made_by = 'us' and x.edit_id is null and not exists (
                select from refund_requests q where q.tenant_id = x.tenant_id and q.refund_id = x.refund_id))))
    order by o.created_at, o.id`);
  return rows;
}

/** An order with all that it holds of its person. */
export interface HeldOrderRow extends Record<string, unknown> {
  id: string;
  orderRef: string;
  kind: string;
  status: string | null;
  total: string;
  customer: OrderCustomer;
  tracking: unknown;
  at: string;
  texts: unknown[];
  notes: string[];
  reasons: string[];
  refundWords: string[];
}

/** What the orders hold, oldest first. D46. */
export async function readHeldOrders(
  tx: Transaction,
  { tenantId, orderIds }: DataSubject,
): Promise<HeldOrderRow[]> {
  const of = (table: string) =>
    sql`from ${sql.identifier(table)} x where x.tenant_id = o.tenant_id and x.order_id = o.id`;
  const { rows } = await tx.execute<HeldOrderRow>(sql`
    select o.id, o.order_ref as "orderRef", o.kind, o.status, o.snapshot -> 'customer' as customer, o.tracking,
      (o.total_minor / 100.0)::numeric(14, 2)::text || ' ' || o.currency as total,
      to_json(o.created_at) #>> '{}' as at,
      (select coalesce(jsonb_agg(x.personalisation) filter (where x.personalisation <> '{}'), '[]') ${of('order_lines')}) as texts,
      (select coalesce(jsonb_agg(x.message order by x.written_at), '[]') ${of('order_notes')}) as notes,
      (select coalesce(jsonb_agg(x.reason order by x.at) filter (where x.reason is not null), '[]')
        || coalesce(jsonb_agg(x.words order by x.at) filter (where x.words is not null), '[]') ${of('order_history')}) as reasons,
      (select coalesce(jsonb_agg(x.words) filter (where x.words <> ''), '[]') ${of('refund_requests')}) as "refundWords"
    from orders o where o.tenant_id = ${tenantId} and o.id = any(${list(orderIds)}) order by o.created_at, o.id`);
  return rows;
}

/** What was printed for one person alone, of one side of a line. */
interface PersonalScene extends Record<string, unknown> {
  scene: Scene;
}

/** The personal prints of the orders that no other order shares, each once. D46. */
export async function findPersonalScenes(
  tx: Transaction,
  { tenantId, orderIds }: Pick<DataSubject, 'tenantId' | 'orderIds'>,
): Promise<Scene[]> {
  const { rows } = await tx.execute<PersonalScene>(sql`
    with mine as (
      select distinct side.scene from order_lines l, lateral (values (l.scene_front), (l.scene_back)) as side (scene)
      where l.tenant_id = ${tenantId} and l.order_id = any(${list(orderIds)}) and l.personalisation <> '{}'
        and side.scene is not null)
    select m.scene from mine m where not exists (
      select from order_lines l where l.tenant_id = ${tenantId} and l.order_id <> all(${list(orderIds)})
        and l.personalisation <> '{}' and (l.scene_front = m.scene or l.scene_back = m.scene))`);
  return rows.map(({ scene }) => scene);
}

/** The stored files of print keys, PNG and PDF. */
export async function findPrintFiles(
  tx: Transaction,
  tenantId: string,
  keys: readonly string[],
): Promise<{ id: string; storageKey: string }[]> {
  const pdfs = keys.map((key) => `${tenantId}/print-${key}.pdf`);
  const { rows } = await tx.execute<{ id: string; storageKey: string }>(sql`
    select f.id, f.storage_key as "storageKey" from files f where f.tenant_id = ${tenantId} and (
      f.storage_key = any(${list(pdfs)})
      or f.id in (select p.file_id from print_files p where p.tenant_id = ${tenantId} and p.print_key = any(${list(keys)})))`);
  return rows;
}

/** Deletes the rows of print files whose bytes are gone. */
export async function deletePrintFiles(
  tx: Transaction,
  tenantId: string,
  { keys, fileIds }: { keys: readonly string[]; fileIds: readonly string[] },
): Promise<void> {
  await tx.execute(
    sql`delete from print_files where tenant_id = ${tenantId} and print_key = any(${list(keys)})`,
  );
  await tx.execute(
    sql`delete from files where tenant_id = ${tenantId} and id = any(${list(fileIds)}) and kind = 'print'`,
  );
}

/**
 * Replaces what an order holds of its person, and notes when; amounts, country and dates stay, and so does `updated_at`. The
 * snapshot comes last: by its address a repeat finds the order again. False when it was done before. D46-2.
 */
export async function blankOrder(
  tx: Transaction,
  { tenantId, orderId, at }: { tenantId: string; orderId: string; at: Date },
): Promise<boolean> {
  const here = sql`tenant_id = ${tenantId} and order_id = ${orderId}`;
  await tx.execute(sql`update order_lines set personalisation = '{}', scene_front = null, scene_back = null
    where ${here} and personalisation <> '{}'`);
  await tx.execute(sql`update order_notes set message = '—' where ${here} and message <> '—'`);
  await tx.execute(sql`update refund_requests set words = '' where ${here} and words <> ''`);
  await tx.execute(
    sql`update order_history set reason = null where ${here} and reason <> all(${list(HISTORY_CODES)})`,
  );
  await tx.execute(sql`update order_history set words = null where ${here} and words is not null`);
  const { rows } = await tx.execute(sql`
    update orders set tracking = null, request_hash = null, snapshot = jsonb_set(snapshot, '{customer}',
      (select jsonb_object_agg(key, case when key in ('address_country', 'country_iso2') then value else '""' end)
        from jsonb_each(snapshot -> 'customer')))
      || jsonb_build_object('erasedAt', ${at.toISOString()}::text)
    where tenant_id = ${tenantId} and id = ${orderId} and not snapshot ? 'erasedAt' returning id`);
  return rows.length === 1;
}

/** Finished orders that were shipped or cancelled before `before` and still hold personal data, the oldest first. D46-5. */
export async function findFinishedOrders(
  tx: Transaction,
  { tenantId, before, limit }: { tenantId: string; before: Date; limit: number },
  skip: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from orders o
    where o.tenant_id = ${tenantId} and o.status in ('shipped', 'cancelled') and not o.snapshot ? 'erasedAt'
      and o.created_at < ${before.toISOString()}::timestamptz and o.id <> all(${list(skip)})
      and coalesce((select max(h.at) from order_history h
        where h.tenant_id = o.tenant_id and h.order_id = o.id and h.moved), o.created_at) < ${before.toISOString()}::timestamptz
    order by o.created_at, o.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Orders that nobody paid, cancelled before `before`. D46-5. */
export async function findUnpaidOrders(
  tx: Transaction,
  { tenantId, before, limit }: { tenantId: string; before: Date; limit: number },
  skip: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from orders o
    where o.tenant_id = ${tenantId} and o.status is null and o.payment_status = 'cancelled' and not o.snapshot ? 'erasedAt'
      and o.created_at < ${before.toISOString()}::timestamptz and o.id <> all(${list(skip)})
    order by o.created_at, o.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
