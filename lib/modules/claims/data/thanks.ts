import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { thanksAllowed } from './thanks-allowed';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/**
 * Stores what a recipient wrote, where they may and have not yet; false where nothing was stored. The key sees to it that two
 * at once store one.
 */
export async function writeThanks(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
  { message, at }: { message: string; at: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into order_thanks (tenant_id, order_id, event_id, message, written_at)
    select o.tenant_id, o.id, o.event_id, ${message}, ${at.toISOString()}::timestamptz from orders o
    where o.tenant_id = ${tenantId} and o.id = ${orderId} and ${thanksAllowed('o')}
    on conflict do nothing returning order_id`);
  return rows.length > 0;
}

/** What was written with an order; `message` null for nothing, undefined for no order of this tenant. */
export async function readThanks(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
): Promise<{ message: string | null; writtenAt: Date } | undefined> {
  const { rows } = await tx.execute<{ message: string | null; writtenAt: Date }>(sql`
    select t.message, t.written_at as "writtenAt" from orders o
      left join order_thanks t on t.tenant_id = o.tenant_id and t.order_id = o.id
    where o.tenant_id = ${tenantId} and o.id = ${orderId}`);
  return rows[0];
}

/** The filter of thank-yous; null matches all. */
interface ThanksFilter {
  tenantId: string;
  eventSlug: string | null;
}

export interface ThanksRow extends Record<string, unknown> {
  orderId: string;
  orderRef: string;
  name: string;
  message: string;
  writtenAt: Date;
  eventSlug: string;
  eventName: string;
  /** `writtenAt` with microseconds. */
  place: string;
}

const FROM = sql`order_thanks t join orders o on o.tenant_id = t.tenant_id and o.id = t.order_id
  join events e on e.tenant_id = t.tenant_id and e.id = t.event_id`;

const matches = ({ tenantId, eventSlug }: ThanksFilter) =>
  sql`t.tenant_id = ${tenantId}${eventSlug === null ? sql`` : sql` and e.slug = ${eventSlug}`}`;

/** One page of thank-yous, newest first; ties are ordered by order. */
export async function listThanks(
  tx: Transaction,
  filter: ThanksFilter,
  { after, limit }: { after: { value: string; id: string } | null; limit: number },
): Promise<ThanksRow[]> {
  const older = after
    ? sql`(t.written_at, t.order_id) < (${after.value}::timestamptz, ${after.id})`
    : sql`true`;
  const { rows } = await tx.execute<ThanksRow>(sql`
    select o.id as "orderId", o.order_ref as "orderRef", o.snapshot -> 'customer' ->> 'name' as name, t.message,
      t.written_at as "writtenAt", e.slug as "eventSlug", e.name as "eventName",
      to_char(t.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from ${FROM} where ${matches(filter)} and ${older}
    order by t.written_at desc, t.order_id desc limit ${limit}`);
  return rows;
}

/** How many thank-yous match the filter, on all pages together. */
export async function countThanks(tx: Transaction, filter: ThanksFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${FROM} where ${matches(filter)}`,
  );
  return rows[0]?.count ?? 0;
}
