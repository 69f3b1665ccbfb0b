import { and, eq, sql } from 'drizzle-orm';
import type { PersonalPrice } from '@/lib/modules/pricing/rules/personal-price';
import type { Minor } from '@/lib/kernel/money';
import { eventProducts, products, type ProductColour } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';

interface ProductKey {
  tenantId: string;
  productId: string;
}

type ProductValues = Partial<
  Pick<
    typeof products.$inferInsert,
    | 'name'
    | 'description'
    | 'sizeNote'
    | 'warnings'
    | 'greenEvidence'
    | 'fibres'
    | 'status'
    | 'category'
    | 'storeDefaultVat'
    | 'customisable'
    | 'colours'
    | 'sceneFront'
    | 'sceneBack'
  >
>;

/** Updates a product's row; `at` is its new version, which editors with an older one notice. */
export async function changeProduct(
  tx: Transaction,
  { tenantId, productId }: ProductKey,
  values: ProductValues,
  at: Date,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...values, updatedAt: at })
    .where(and(eq(products.tenantId, tenantId), eq(products.id, productId)));
}

/** A product's prices in one event, ex VAT in minor units: its own, and those of personalisation. */
export async function changePrice(
  tx: Transaction,
  { tenantId, eventProductId }: { tenantId: string; eventProductId: string },
  { unitNet, personal }: { unitNet?: Minor | undefined; personal?: PersonalPrice | undefined },
): Promise<void> {
  await tx
    .update(eventProducts)
    .set({
      ...(unitNet !== undefined && { storeSellingPriceMinor: unitNet }),
      ...(personal && {
        personalSideMinor: personal.side,
        personalTextMinor: personal.text,
        personalImageMinor: personal.image,
      }),
    })
    .where(and(eq(eventProducts.tenantId, tenantId), eq(eventProducts.id, eventProductId)));
}

interface NewVariant {
  id: string;
  /** Made unique by the variant's id if the tenant already has this SKU. */
  sku: string;
  colourIdentifier: string;
  size: string;
}

/** Inserts the variants of new colours after the existing ones. A variant that was kept for an order is restored. */
export async function addVariants(
  tx: Transaction,
  { tenantId, productId }: ProductKey,
  rows: readonly NewVariant[],
  stock: number,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into variants (tenant_id, id, product_id, sku, colour_identifier, size, position, stock)
    select ${tenantId}, one.id, ${productId},
      case when exists (select from variants v where v.tenant_id = ${tenantId} and v.sku = one.sku)
        then one.sku || '-' || upper(right(one.id, 5)) else one.sku end,
      one."colourIdentifier", one.size, one.place + (
        select coalesce(max(v.position), -1) from variants v where v.tenant_id = ${tenantId} and v.product_id = ${productId}),
      ${stock}
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json)
      as (id text, sku text, "colourIdentifier" text, size text)) with ordinality as one (id, sku, "colourIdentifier", size, place)
    on conflict (tenant_id, product_id, colour_identifier, size) do nothing`);
}

/**
 * Deletes the variants of removed colours. Variants in an order or an invitee's answer are kept; nobody can buy them,
 * since the product no longer lists their colour.
 */
export async function dropVariants(
  tx: Transaction,
  { tenantId, productId }: ProductKey,
  kept: readonly ProductColour[],
): Promise<void> {
  const colours = kept.map(({ identifier }) => identifier);
  await tx.execute(sql`
    delete from variants v where v.tenant_id = ${tenantId} and v.product_id = ${productId}
      and v.colour_identifier <> all(${sql.param(colours)}::text[])
      and not exists (select from order_lines l where l.tenant_id = v.tenant_id and l.variant_id = v.id)
      and not exists (select from bulk_invitees b where b.tenant_id = v.tenant_id and b.variant_id = v.id)`);
}

/** Marks a product as deleted: orders still refer to it, nobody else finds it. */
export async function markDeleted(tx: Transaction, key: ProductKey, at: Date): Promise<void> {
  await tx
    .update(products)
    .set({ deletedAt: at, status: 'draft', updatedAt: at })
    .where(and(eq(products.tenantId, key.tenantId), eq(products.id, key.productId)));
}

/** The ids among these that are pictures of this tenant. */
export async function findOwnPictures(
  tx: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from files where tenant_id = ${tenantId} and kind in ('logo', 'background', 'artwork')
      and id = any(${sql.param([...ids])}::text[])`);
  return new Set(rows.map(({ id }) => id));
}
