import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { IS_MADE } from '@/lib/modules/catalogue/service/statements/card-json';
import { EVENT_PRODUCTS } from './list-event-products';

interface EventKey {
  tenantId: string;
  eventId: string;
}

/** A variant of an event with its product, as a file of stock and prices has it. */
export interface StockRow extends Record<string, unknown> {
  variantId: string;
  productId: string;
  eventProductId: string;
  name: string;
  colour: string;
  size: string;
  sku: string;
  /** Ex VAT, in minor units. */
  price: number;
  stock: number;
  locked: boolean;
}

const FIELDS = sql`v.id as "variantId", p.id as "productId", ep.id as "eventProductId", p.name, v.size, v.sku,
  (select c ->> 'name' from jsonb_array_elements(p.colours) c where c ->> 'identifier' = v.colour_identifier limit 1) as colour,
  ep.store_selling_price_minor as price, v.stock, p.locked`;

const ROWS = ({ tenantId, eventId }: EventKey) => sql`
  from ${EVENT_PRODUCTS} join variants v on v.tenant_id = p.tenant_id and v.product_id = p.id and ${IS_MADE}
  where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId}`;

/** The first `limit` variants of an event in its store's order. */
export async function listStockRows(tx: Transaction, key: EventKey, limit: number): Promise<StockRow[]> {
  const { rows } = await tx.execute<StockRow>(sql`
    select ${FIELDS} ${ROWS(key)} order by ep.position, ep.id, v.position, v.id limit ${limit}`);
  return rows;
}

/**
 * Those of these variants that an event sells. Each variant looks for its product and its entry by their keys: as a plain
 * join, on a table that has just grown, the database goes through the whole file for each product.
 */
export async function findStockRows(
  tx: Transaction,
  { tenantId, eventId }: EventKey,
  variantIds: readonly string[],
): Promise<StockRow[]> {
  const { rows } = await tx.execute<StockRow>(sql`
    select ${FIELDS}
    from (select * from variants where tenant_id = ${tenantId} and id = any(${sql.param([...variantIds])}::text[]) offset 0) v
      cross join lateral (
        select * from products p where p.tenant_id = v.tenant_id and p.id = v.product_id
          and p.deleted_at is null and ${IS_MADE} limit 1) p
      cross join lateral (
        select * from event_products ep
        where ep.tenant_id = v.tenant_id and ep.event_id = ${eventId} and ep.product_id = v.product_id limit 1) ep`);
  return rows;
}

/** Locks products for a change, in the order of their ids. */
export async function lockProducts(
  tx: Transaction,
  tenantId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    select from products where tenant_id = ${tenantId} and id = any(${sql.param([...productIds])}::text[])
    order by id for no key update`);
}

/** Sets the prices of products in an event; each product gets a new version, which editors with an older one notice. */
export async function setPrices(
  tx: Transaction,
  tenantId: string,
  changes: readonly { eventProductId: string; productId: string; price: number }[],
  at: Date,
): Promise<void> {
  const list = sql`json_to_recordset(${JSON.stringify(changes)}::json)
    as one ("eventProductId" text, "productId" text, price integer)`;
  await tx.execute(sql`
    update event_products ep set store_selling_price_minor = one.price from ${list}
    where ep.tenant_id = ${tenantId} and ep.id = one."eventProductId"`);
  await tx.execute(sql`
    update products p set updated_at = greatest(${at.toISOString()}::timestamptz, p.updated_at + interval '1 millisecond')
    from ${list} where p.tenant_id = ${tenantId} and p.id = one."productId"`);
}

/** Slugs of the events that sell any of these products. */
export async function listSlugsSelling(
  tx: Transaction,
  tenantId: string,
  productIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select distinct e.slug from event_products ep join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
    where ep.tenant_id = ${tenantId} and ep.product_id = any(${sql.param([...productIds])}::text[]) order by e.slug`);
  return rows.map(({ slug }) => slug);
}
