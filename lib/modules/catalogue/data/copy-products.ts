import { sql } from 'drizzle-orm';
import { IS_MADE } from '@/lib/modules/catalogue/service/statements/card-json';
import type { Transaction } from '@/lib/db/transaction';

interface CopiedVariant {
  id: string;
  colour: string;
  size: string;
}

/** A product to copy, without its scenes, which never leave the database. */
export interface CopiedProduct extends Record<string, unknown> {
  id: string;
  name: string;
  eventProductId: string;
  blankId: string;
  code: string;
  status: 'draft' | 'active';
  variants: CopiedVariant[];
}

/** The ids of a copy, each beside the one that it is a copy of. */
export interface CopyIds {
  products: { from: string; to: string; code: string; name?: string; status?: 'draft' }[];
  eventProducts: { from: string; to: string; product: string }[];
  variants: { from: string; to: string; product: string; sku: string }[];
}

/** The first `limit` products of an event, or that one alone; deleted ones are left out. */
export async function listCopied(
  tx: Transaction,
  { tenantId, eventId, productId }: { tenantId: string; eventId: string; productId?: string },
  limit: number,
): Promise<CopiedProduct[]> {
  const wanted = productId === undefined ? sql`true` : sql`p.id = ${productId}`;
  const { rows } = await tx.execute<CopiedProduct>(sql`
    select p.id, p.name, ep.id as "eventProductId", p.blank_id as "blankId", p.code, p.status, (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'colour', v.colour_identifier, 'size', v.size)), '[]')
      from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id and ${IS_MADE}) as variants
    from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and p.deleted_at is null and ${wanted}
    order by ep.position, ep.id limit ${limit}`);
  return rows;
}

const listOf = (rows: readonly object[]) => sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one`;

/**
 * Inserts the copies: all columns but those that are a copy's own, which are made in `from`: a function in the select list
 * would be called once for each column. `stock` null: as many as the source has. A copy's name and status are the source's
 * unless `ids` has others.
 */
export async function insertCopies(
  tx: Transaction,
  { tenantId, eventId, stock, at }: { tenantId: string; eventId: string; stock: number | null; at: Date },
  ids: CopyIds,
): Promise<void> {
  const time = at.toISOString();
  await tx.execute(sql`
    insert into products select made.*
    from ${listOf(ids.products)} join products p on p.tenant_id = ${tenantId} and p.id = one ->> 'from',
      lateral jsonb_populate_record(p, jsonb_strip_nulls(jsonb_build_object('id', one ->> 'to', 'code', one ->> 'code',
        'name', one ->> 'name', 'status', one ->> 'status', 'created_at', ${time}::text, 'updated_at', ${time}::text)))
        made`);
  await tx.execute(sql`
    insert into variants select made.*
    from ${listOf(ids.variants)} join variants v on v.tenant_id = ${tenantId} and v.id = one ->> 'from',
      lateral jsonb_populate_record(v, jsonb_build_object('id', one ->> 'to', 'product_id', one ->> 'product',
        'sku', one ->> 'sku', 'stock', coalesce(${stock}::integer, v.stock))) made`);
  await tx.execute(sql`
    insert into event_products select made.*
    from ${listOf(ids.eventProducts)} join event_products ep on ep.tenant_id = ${tenantId} and ep.id = one ->> 'from',
      lateral jsonb_populate_record(ep, jsonb_build_object('id', one ->> 'to', 'event_id', ${eventId}::text,
        'product_id', one ->> 'product', 'created_at', ${time}::text)) made`);
}

interface CopiedIn {
  tenantId: string;
  eventId: string;
}

/**
 * Copies what an event says of products in other languages, into `into` where that is another event. The hashes are kept:
 * a renamed copy shows as changed.
 */
export async function copyTexts(
  tx: Transaction,
  { tenantId, eventId, into = eventId }: CopiedIn & { into?: string },
  { products, at }: { products: readonly { from: string; to: string }[]; at: Date },
): Promise<void> {
  const own = sql`jsonb_build_object('event_id', e.id, 'product_id', one ->> 'to', 'updated_at', ${at.toISOString()}::text)`;
  await tx.execute(sql`
    insert into event_texts select made.*
    from ${listOf(products)} join event_texts x on x.tenant_id = ${tenantId} and x.event_id = ${eventId}
        and x.product_id = one ->> 'from'
      join events e on e.tenant_id = x.tenant_id and e.id = ${into},
      lateral jsonb_populate_record(x, ${own}) made
    where x.language <> e.default_language`);
}

/** The names of an event's products. */
export async function listNames(tx: Transaction, { tenantId, eventId }: CopiedIn): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select p.name from event_products ep
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.deleted_at is null
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId}`);
  return rows.map(({ name }) => name);
}
