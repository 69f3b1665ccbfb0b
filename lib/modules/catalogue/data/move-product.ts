import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

interface EventKey {
  tenantId: string;
  eventId: string;
}

const ORDERED = ({ tenantId, eventId }: EventKey) => sql`
  select ep.id, ep.product_id, row_number() over (order by ep.position, ep.id)::integer as place
  from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.deleted_at is null
  where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId}`;

/** Keeps others from changing an event's order until the transaction ends; two moves at once would lock each other out. */
export async function lockOrder(tx: Transaction, { tenantId, slug }: { tenantId: string; slug: string }) {
  await tx.execute(
    sql`select from events where tenant_id = ${tenantId} and slug = ${slug} for no key update`,
  );
}

/** A product's place in its event's order, from 1, and how many there are; undefined if the event does not have it. */
export async function findPlace(
  tx: Transaction,
  key: EventKey,
  productId: string,
): Promise<{ place: number; count: number } | undefined> {
  const { rows } = await tx.execute<{ place: number; count: number }>(sql`
    select place, count from (select one.*, (count(*) over ())::integer as count from (${ORDERED(key)}) one) all_of
    where product_id = ${productId}`);
  return rows[0];
}

/** The places of these entries of an event in its order, from 1. */
export async function findPlaces(
  tx: Transaction,
  key: EventKey,
  eventProductIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; place: number }>(sql`
    select id, place from (${ORDERED(key)}) one where id = any(${sql.param([...eventProductIds])}::text[])`);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** Moves a product from one place to another; those between move up or down by one. Only changed rows are written. */
export async function saveOrder(
  tx: Transaction,
  key: EventKey,
  { productId, from, to }: { productId: string; from: number; to: number },
): Promise<void> {
  const shift = from < to ? -1 : 1;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  await tx.execute(sql`
    update event_products ep set position = next.position from (
      select id, case when product_id = ${productId} then ${to}::integer
        when place between ${low} and ${high} then place + ${shift}::integer else place end as position
      from (${ORDERED(key)}) one) next
    where ep.tenant_id = ${key.tenantId} and ep.id = next.id and ep.position <> next.position`);
}
