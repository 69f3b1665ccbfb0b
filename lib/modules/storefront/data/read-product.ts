import { sql } from 'drizzle-orm';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { ProductBlank } from '@/lib/db/schema/catalogue';
import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import { cardJson, IS_PUBLIC, type CardJson } from '@/lib/modules/catalogue/service/statements/card-json';
import { productText, type Language } from '@/lib/modules/events/service/statements/event-texts';
import { EVENT_JSON, IS_KEPT, type EventJson } from '@/lib/modules/events/service/statements/event-json';

/** The data of a product's page besides its card. */
interface ProductJson {
  tenantId: string;
  status: 'draft' | 'active';
  locked: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
  blank: ProductBlank;
  /** Plain text of the size guide; empty for none. */
  sizeNote: string;
  /** Plain text; empty for none. */
  warnings: string;
  greenEvidence: string;
  fibres: FibreShare[] | null;
  eventProductId: string;
  eventId: string;
}

export interface ProductRow extends Record<string, unknown> {
  event: EventJson;
  card: CardJson;
  product: ProductJson;
  others: CardJson[];
}

const OTHERS = 4;

const productJson = (lang: Language) => sql`jsonb_build_object(
  'tenantId', p.tenant_id, 'status', p.status, 'locked', p.locked, 'createdAt', p.created_at,
  'updatedAt', p.updated_at, 'deletedAt', p.deleted_at, 'sceneFront', p.scene_front, 'sceneBack', p.scene_back,
  'blank', p.blank, 'sizeNote', ${productText(lang, 'product_size_note')}, 'fibres', p.fibres,
  'warnings', ${productText(lang, 'product_warnings')},
  'greenEvidence', ${productText(lang, 'product_green_evidence')},
  'eventProductId', ep.id, 'eventId', ep.event_id)`;

/** These products of an event with their page data, ordered by id, without related products, with their texts in `lang`. */
export async function readProducts(
  tx: Transaction,
  eventId: string,
  ids: readonly string[],
  lang?: Locale,
): Promise<Pick<ProductRow, 'card' | 'product'>[]> {
  const { rows } = await tx.execute<Pick<ProductRow, 'card' | 'product'> & Record<string, unknown>>(sql`
    select ${cardJson(lang && sql`${lang}`)} as card, ${productJson(lang && sql`${lang}`)} as product
    from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
    where ep.event_id = ${eventId} and p.id = any(${sql.param(ids)}::text[]) and ${IS_PUBLIC}
    order by array_position(${sql.param(ids)}::text[], p.id)`);
  return rows;
}

/**
 * A product on sale in an active event, with up to four related ones, same category first; one round trip. Undefined
 * for a draft product or event, an event on hold, and a product of another tenant. With `drafts` the event may have any
 * status.
 */
export async function readProduct(
  tx: Transaction,
  slug: string,
  productId: string,
  { drafts = false, lang }: { drafts?: boolean; lang?: Locale | undefined } = {},
): Promise<ProductRow | undefined> {
  const language = lang && sql`${lang}`;
  const card = cardJson(language);
  const selling = drafts ? IS_KEPT : sql`e.status = 'Active'`;
  const { rows } = await tx.execute<ProductRow>(sql`
    with chosen as (
      select e.tenant_id, e.id as event_id, p.id as product_id, p.category,
        ${EVENT_JSON} as event, ${card} as card, ${productJson(language)} as product
      from events e
        join event_products ep on ep.tenant_id = e.tenant_id and ep.event_id = e.id
        join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
      where e.slug = ${slug} and ${selling} and p.id = ${productId} and ${IS_PUBLIC})
    select chosen.event, chosen.card, chosen.product, (
      select coalesce(jsonb_agg(other.card order by other.place), '[]') from (
        select ${card} as card,
          row_number() over (order by p.category <> chosen.category, ep.position, ep.id) as place
        from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = chosen.tenant_id and ep.event_id = chosen.event_id
          and p.id <> chosen.product_id and ${IS_PUBLIC}
        order by place limit ${OTHERS}) other) as others
    from chosen`);
  return rows[0];
}
