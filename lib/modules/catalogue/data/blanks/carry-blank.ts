import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { KeptBlank } from '@/lib/modules/catalogue/rules/blanks/product-blank';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';

interface Key {
  tenantId: string;
  blankId: string;
}

/**
 * Writes what a blank is now into the tenant's products of it, deleted ones too, since they can come back; returns how many it
 * was new to. Their time of change stays: it tells editors what their people have changed.
 */
export async function carryBlank(
  tx: Transaction,
  { tenantId, blankId }: Key,
  kept: Omit<KeptBlank, 'printArea'>,
): Promise<number> {
  const facts = sql`${JSON.stringify(kept)}::jsonb`;
  // Not by containment: a list that has lost an entry is contained in what it was. Prices by quantity that are gone from the
  // blank are not among its facts, so they are taken out first.
  const carried = sql`(blank - 'quantityPrices') || ${facts}`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update products set blank = ${carried}
    where tenant_id = ${tenantId} and blank_id = ${blankId} and ${carried} <> blank
    returning id`);
  return rows.length;
}

/** The slugs of the tenant's events that have a product of a blank. */
export async function listSlugsOf(tx: Transaction, { tenantId, blankId }: Key): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select distinct e.slug from products p
      join event_products ep on ep.tenant_id = p.tenant_id and ep.product_id = p.id
      join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id and ${IS_KEPT}
    where p.tenant_id = ${tenantId} and p.blank_id = ${blankId} and p.deleted_at is null order by e.slug`);
  return rows.map(({ slug }) => slug);
}
