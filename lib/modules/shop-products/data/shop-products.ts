import { and, asc, eq, gt, lte, min, sql, type SQL } from 'drizzle-orm';
import { shopProducts, shopVariants } from '@/lib/db/schema/shop-platform';
import type { Transaction } from '@/lib/db/transaction';
import {
  CARD_JSON,
  IS_STILL_MADE,
  type CardJson,
} from '@/lib/modules/catalogue/service/statements/card-json';
import {
  EVENT_JSON,
  IS_KEPT,
  IS_OPEN_TO_THE_PUBLIC,
  type EventJson,
} from '@/lib/modules/events/service/statements/event-json';
import type { OpenLayer } from '@/lib/modules/shop-products/rules/theme-fields';

export type ShopProductRow = typeof shopProducts.$inferSelect;
export type ShopVariantRow = typeof shopVariants.$inferSelect;

/** A tenant's shop; what was pushed into another one counts for nothing there. */
export interface ShopOf {
  tenantId: string;
  shop: string;
}

/** A designed product, in the event whose prices it has in the shop. */
export interface OfferedRow extends Record<string, unknown> {
  card: CardJson;
  event: EventJson;
  /** Whether its pictures are for everybody to fetch. */
  open: boolean;
  status: 'draft' | 'active';
  locked: boolean;
  stillMade: boolean;
  /** Of one item of its garment; null where nobody has said it. */
  weightGrams: number | null;
  /** The layers that a shopper fills in, the front's first. */
  openLayers: OpenLayer[];
  /** Of its pushes; null before the first. */
  kept:
    | (Pick<ShopProductRow, 'status' | 'reason' | 'said' | 'pushedHash' | 'drift'> & {
        pushedAt: string | null;
      })
    | null;
  place: string;
}

const PLACE = sql`to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const KEPT = sql`case when sp.product_id is null then null else jsonb_build_object('status', sp.status, 'reason', sp.reason,
  'said', sp.said, 'pushedHash', sp.pushed_hash, 'drift', to_jsonb(sp.drift), 'pushedAt', sp.pushed_at) end`;

const openLayers = (column: 'scene_front' | 'scene_back') =>
  sql`jsonb_path_query_array(coalesce(p.${sql.identifier(column)}, '{}'),
    '$.layers[*] ? (@.customisable == true && !(@.hidden == true) && (@.type == "text" || @.type == "image"))')`;

/** What the present version of the garment of `p` says that one item weighs. */
const WEIGHT = sql`(select (v.definition ->> 'weight_grams')::integer from blanks b
  join blank_versions v on v.blank_id = b.id and v.version = b.version where b.id = p.blank_id)`;

/** Each designed product `p` once: with the event of its push, else the one that it was first put into. */
const offered = ({ tenantId, shop }: ShopOf, more: SQL) => sql`
  select ${CARD_JSON} as card, ${EVENT_JSON} as event, ${IS_OPEN_TO_THE_PUBLIC} as open, p.status, p.locked,
    ${IS_STILL_MADE} as "stillMade", ${KEPT} as kept, ${PLACE} as place,
    ${openLayers('scene_front')} || ${openLayers('scene_back')} as "openLayers",
    ${WEIGHT} as "weightGrams"
  from products p
    left join shop_products sp on sp.tenant_id = p.tenant_id and sp.product_id = p.id and sp.shop = ${shop}
    cross join lateral (select sold.* from event_products sold
      join events e on e.tenant_id = sold.tenant_id and e.id = sold.event_id and ${IS_KEPT}
      where sold.tenant_id = p.tenant_id and sold.product_id = p.id
      order by (sold.event_id = sp.event_id) desc nulls last, sold.created_at, sold.id limit 1) ep
    join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
  where p.tenant_id = ${tenantId} and p.deleted_at is null and (p.scene_front is not null or p.scene_back is not null) and ${more}`;

interface Page {
  after: { value: string; id: string } | null;
  limit: number;
}

/** One page of what can be pushed, and what was: active designed products, last changed first. */
export async function listOffered(
  tx: Transaction,
  of: ShopOf,
  { search, after, limit }: Page & { search?: string | undefined },
): Promise<OfferedRow[]> {
  const part = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = search === undefined ? sql`true` : sql`(p.name ilike ${part} or p.code ilike ${part})`;
  const beyond = after ? sql`(p.updated_at, p.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const shown = sql`(p.status = 'active' or sp.product_id is not null) and ${named} and ${beyond}`;
  const { rows } = await tx.execute<OfferedRow>(
    sql`${offered(of, shown)} order by p.updated_at desc, p.id desc limit ${limit}`,
  );
  return rows;
}

/** Those of these products that the client has designed. */
export async function findOffered(
  tx: Transaction,
  of: ShopOf,
  ids: readonly string[],
): Promise<OfferedRow[]> {
  const { rows } = await tx.execute<OfferedRow>(offered(of, sql`p.id = any(${sql.param([...ids])}::text[])`));
  return rows;
}

const isOf = ({ tenantId, shop }: ShopOf) =>
  and(eq(shopProducts.tenantId, tenantId), eq(shopProducts.shop, shop));
const isOne = (of: ShopOf, productId: string) => and(isOf(of), eq(shopProducts.productId, productId));

/** Has products pushed, anew where they were before; their handles and ids in the shop stay. */
export async function askForPush(
  tx: Transaction,
  rows: readonly Pick<ShopProductRow, 'tenantId' | 'shop' | 'productId' | 'eventId' | 'handle'>[],
  at: Date,
): Promise<void> {
  const asked = { status: 'waiting', reason: null, said: null, tries: 0, askedAt: at, dueAt: at } as const;
  await tx
    .insert(shopProducts)
    .values(
      rows.map(({ tenantId, shop, productId, eventId, handle }) => {
        return { tenantId, shop, productId, eventId, handle, ...asked };
      }),
    )
    .onConflictDoUpdate({
      target: [shopProducts.tenantId, shopProducts.shop, shopProducts.productId],
      set: asked,
    });
}

/** The product that waits longest and is due. */
export async function nextWaiting(
  tx: Transaction,
  of: ShopOf,
  at: Date,
): Promise<ShopProductRow | undefined> {
  const [row] = await tx
    .select()
    .from(shopProducts)
    .where(and(isOf(of), eq(shopProducts.status, 'waiting'), lte(shopProducts.dueAt, at)))
    .orderBy(asc(shopProducts.dueAt), asc(shopProducts.productId))
    .limit(1);
  return row;
}

/** What is kept of a product in a shop; undefined for one that was never sent there. */
export async function findKept(
  tx: Transaction,
  of: ShopOf,
  productId: string,
): Promise<ShopProductRow | undefined> {
  const [row] = await tx.select().from(shopProducts).where(isOne(of, productId));
  return row;
}

/** When the next product is due; null when none waits. */
export async function nextDueAt(tx: Transaction, of: ShopOf): Promise<Date | null> {
  const [row] = await tx
    .select({ at: min(shopProducts.dueAt) })
    .from(shopProducts)
    .where(and(isOf(of), eq(shopProducts.status, 'waiting')));
  return row?.at ?? null;
}

/** What became of a push; false where it was asked for again meanwhile, and so goes on waiting. */
export async function settlePush(
  tx: Transaction,
  row: ShopProductRow,
  result: Partial<ShopProductRow>,
): Promise<boolean> {
  const settled = await tx
    .update(shopProducts)
    .set(result)
    .where(and(isOne(row, row.productId), eq(shopProducts.askedAt, row.askedAt)))
    .returning({ productId: shopProducts.productId });
  return settled.length > 0;
}

/** The platform's id is true whoever has asked for what meanwhile. */
export async function storeGid(tx: Transaction, row: ShopProductRow, gid: string | null): Promise<void> {
  await tx.update(shopProducts).set({ gid }).where(isOne(row, row.productId));
}

/** Which variant is which SKU, in place of what was known of the product. */
export async function putVariants(
  tx: Transaction,
  { tenantId, shop, productId }: ShopProductRow,
  rows: readonly Pick<ShopVariantRow, 'sku' | 'gid' | 'inventoryItemGid' | 'price' | 'stockSent'>[],
): Promise<void> {
  await tx
    .delete(shopVariants)
    .where(
      and(
        eq(shopVariants.tenantId, tenantId),
        eq(shopVariants.shop, shop),
        eq(shopVariants.productId, productId),
      ),
    );
  if (rows.length > 0)
    await tx.insert(shopVariants).values(rows.map((row) => ({ ...row, tenantId, shop, productId })));
}

/** What was pushed of a product. */
export async function listVariants(
  tx: Transaction,
  { tenantId, shop, productId }: ShopProductRow,
): Promise<ShopVariantRow[]> {
  return tx
    .select()
    .from(shopVariants)
    .where(
      and(
        eq(shopVariants.tenantId, tenantId),
        eq(shopVariants.shop, shop),
        eq(shopVariants.productId, productId),
      ),
    );
}

/** The next pushed products in the order of their ids. */
export async function listPushed(
  tx: Transaction,
  of: ShopOf,
  { after, limit }: { after: string; limit: number },
): Promise<ShopProductRow[]> {
  return tx
    .select()
    .from(shopProducts)
    .where(and(isOf(of), eq(shopProducts.status, 'pushed'), gt(shopProducts.productId, after)))
    .orderBy(asc(shopProducts.productId))
    .limit(limit);
}
