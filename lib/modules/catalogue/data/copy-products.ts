import { sql } from 'drizzle-orm';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { Transaction } from '@/lib/db/transaction';

interface CopiedVariant {
  id: string;
  colour: string;
  size: string;
}

/** A product to copy, without its scenes, which never leave the database. */
export interface CopiedProduct extends Record<string, unknown> {
  id: string;
  eventProductId: string;
  family: GarmentFamily;
  code: string;
  status: 'draft' | 'active';
  variants: CopiedVariant[];
}

/** The ids of a copy, each beside the one that it is a copy of. */
export interface CopyIds {
  products: { from: string; to: string; code: string }[];
  eventProducts: { from: string; to: string; product: string }[];
  variants: { from: string; to: string; product: string; sku: string }[];
}

/** The first `limit` products of an event, deleted ones left out. */
export async function listCopied(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
  limit: number,
): Promise<CopiedProduct[]> {
  const { rows } = await tx.execute<CopiedProduct>(sql`
    select p.id, ep.id as "eventProductId", p.family, p.code, p.status, (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'colour', v.colour_identifier, 'size', v.size)), '[]')
      from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id) as variants
    from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and p.deleted_at is null
    order by ep.position, ep.id limit ${limit}`);
  return rows;
}

const listOf = (rows: readonly object[]) => sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one`;

/**
 * Inserts the copies: all columns but those that are a copy's own, which are made in `from`: a function in the select list
 * would be called once for each column. `stock` null: as many as the source
 * has.
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
      lateral jsonb_populate_record(p, jsonb_build_object('id', one ->> 'to', 'code', one ->> 'code',
        'created_at', ${time}::text, 'updated_at', ${time}::text)) made`);
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
