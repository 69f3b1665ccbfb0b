import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import { EVENT_PRODUCT_FIELDS, type EventProductRow } from './list-event-products';

/** Whose products are looked for, in all events but this one. */
export interface DesignedFilter {
  tenantId: string;
  /** The event that they would be copied into. */
  eventId: string;
  /** What can be printed on in its region. */
  blanks: readonly string[];
  /** Part of a product's or an event's name. */
  search?: string | undefined;
  /** Leaves out what staff have locked. */
  unlocked?: boolean;
}

/** A designed product in the event that sells it. */
export interface DesignedRow extends EventProductRow {
  event: { id: string; slug: string; name: string; currency: Currency };
  /** `updatedAt` with microseconds. */
  place: string;
}

const PLACE = sql`to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Each product `p` once, as `ep` of the other event `e` that was changed last. */
const inOneEvent = (eventId: string) => sql`products p
  cross join lateral (select sold.* from event_products sold
    join events e on e.tenant_id = sold.tenant_id and e.id = sold.event_id and ${IS_KEPT}
    where sold.tenant_id = p.tenant_id and sold.product_id = p.id and sold.event_id <> ${eventId}
    order by e.updated_at desc, e.id limit 1) ep
  join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id`;

function conditions({ tenantId, eventId, blanks, search, unlocked }: DesignedFilter): SQL {
  const all = [
    sql`p.tenant_id = ${tenantId} and p.deleted_at is null`,
    sql`(p.scene_front is not null or p.scene_back is not null)`,
    sql`p.blank_id = any(${sql.param([...blanks])}::text[])`,
    sql`not exists (select from event_products own
      where own.tenant_id = p.tenant_id and own.product_id = p.id and own.event_id = ${eventId})`,
  ];
  if (unlocked) all.push(sql`not p.locked`);
  if (search !== undefined) {
    const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    all.push(sql`(p.name ilike ${part} or e.name ilike ${part})`);
  }
  return sql.join(all, sql` and `);
}

/** One page of designed products that the event doesn't have, last changed first. */
export async function listDesignedRows(
  tx: Transaction,
  filter: DesignedFilter,
  { after, limit }: { after: { value: string; id: string } | null; limit: number },
): Promise<DesignedRow[]> {
  const beyond = after ? sql`(p.updated_at, ep.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const { rows } = await tx.execute<DesignedRow>(sql`
    select ${EVENT_PRODUCT_FIELDS}, ${PLACE} as place,
      jsonb_build_object('id', e.id, 'slug', e.slug, 'name', e.name, 'currency', e.currency) as event
    from ${inOneEvent(filter.eventId)}
    where ${conditions(filter)} and ${beyond} order by p.updated_at desc, ep.id desc limit ${limit}`);
  return rows;
}

/** The event that a product is copied from, and the product's lock. */
export interface DesignedSource extends Record<string, unknown> {
  eventId: string;
  currency: Currency;
  locked: boolean;
  lockReason: string | null;
}

/** The event that a product of the filter is copied from. */
export async function findDesigned(
  tx: Transaction,
  filter: DesignedFilter,
  productId: string,
): Promise<DesignedSource | undefined> {
  const { rows } = await tx.execute<DesignedSource>(sql`
    select e.id as "eventId", e.currency, p.locked, p.lock_reason as "lockReason" from ${inOneEvent(filter.eventId)}
    where ${conditions(filter)} and p.id = ${productId}`);
  return rows[0];
}

/** Puts the only copy of a product last in its event; `unpriced` sets all its prices there to 0. */
export async function settleCopy(
  tx: Transaction,
  { tenantId, eventId, productId }: { tenantId: string; eventId: string; productId: string },
  { unpriced }: { unpriced: boolean },
): Promise<void> {
  const prices = unpriced
    ? sql`, store_selling_price_minor = 0, personal_side_minor = 0, personal_text_minor = 0, personal_image_minor = 0`
    : sql``;
  await tx.execute(sql`
    update event_products set position = (select coalesce(max(o.position) + 1, 0) from event_products o
      where o.tenant_id = ${tenantId} and o.event_id = ${eventId} and o.product_id <> ${productId}) ${prices}
    where tenant_id = ${tenantId} and event_id = ${eventId} and product_id = ${productId}`);
}
