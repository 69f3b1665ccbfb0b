import { sql } from 'drizzle-orm';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { EventJson } from '@/lib/modules/events/service/statements/event-json';
import { EVENT_JSON, IS_KEPT, REFUSED_WORDS_JSON } from '@/lib/modules/events/service/statements/event-json';
import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import type { Transaction } from '@/lib/db/transaction';
import { EVENT_PRODUCT_FIELDS, EVENT_PRODUCTS, type EventProductRow } from './list-event-products';

/** The event whose products are read. */
export interface ProductsEvent extends EventJson {
  locked: boolean;
  lockReason: string | null;
  refusedWords: string[];
}

/** A product of an event with its scenes. */
export interface EventProductDetailRow extends EventProductRow {
  sceneFront: Scene | null;
  sceneBack: Scene | null;
  sizeNote: string;
  warnings: string;
  greenEvidence: string;
  fibres: FibreShare[] | null;
}

/**
 * A tenant's event by its slug; locked until the transaction ends if `lock`, so that staff cannot lock the event
 * meanwhile.
 */
export async function findProductsEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
  lock = false,
): Promise<ProductsEvent | undefined> {
  const { rows } = await tx.execute<{
    event: EventJson;
    locked: boolean;
    lockReason: string | null;
    words: string[];
  }>(sql`
    select ${EVENT_JSON} as event, e.locked, e.lock_reason as "lockReason", ${REFUSED_WORDS_JSON} as words from events e
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT} ${lock ? sql`for share` : sql``}`);
  const [row] = rows;
  return row && { ...row.event, locked: row.locked, lockReason: row.lockReason, refusedWords: row.words };
}

/**
 * One product of an event; undefined for a deleted one, and for one that this event does not have. `lock` blocks
 * concurrent editors.
 */
export async function readEventProduct(
  tx: Transaction,
  key: { tenantId: string; eventId: string; productId: string },
  lock = false,
): Promise<EventProductDetailRow | undefined> {
  const { tenantId, eventId, productId } = key;
  if (lock) {
    // The lock is taken in a statement of its own, so that the next one sees the previous editor's changes.
    await tx.execute(
      sql`select from products where tenant_id = ${tenantId} and id = ${productId} for update`,
    );
  }
  const { rows } = await tx.execute<EventProductDetailRow>(sql`
    select ${EVENT_PRODUCT_FIELDS}, p.scene_front as "sceneFront", p.scene_back as "sceneBack",
      p.size_note as "sizeNote", p.warnings, p.green_evidence as "greenEvidence", p.fibres
    from ${EVENT_PRODUCTS}
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and p.id = ${productId}`);
  return rows[0];
}

/** Slugs of the events that sell a product. */
export async function listSellingSlugs(
  tx: Transaction,
  tenantId: string,
  productId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select e.slug from event_products ep join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
    where ep.tenant_id = ${tenantId} and ep.product_id = ${productId} order by e.slug`);
  return rows.map(({ slug }) => slug);
}
