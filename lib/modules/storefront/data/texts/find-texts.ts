import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import type { TextField } from '@/lib/modules/events/rules/text-fields';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { PRODUCT_SOURCES } from '@/lib/modules/events/service/statements/event-texts';

/** The event whose texts are translated. */
export interface TextsEvent extends Record<string, unknown> {
  id: string;
  slug: string;
  defaultLanguage: Locale;
  locked: boolean;
  lockReason: string | null;
}

export interface TextsKey {
  tenantId: string;
  eventId: string;
}

/** The same where the event's id is read in the statement itself. */
interface TextsKeySql {
  tenantId: string;
  eventId: string | SQL;
}

/** A tenant's event by its slug; with `lock`, staff cannot lock it until the transaction ends. */
export async function findTextsEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
  lock = false,
): Promise<TextsEvent | undefined> {
  const { rows } = await tx.execute<TextsEvent>(sql`
    select e.id, e.slug, e.default_language as "defaultLanguage", e.locked, e.lock_reason as "lockReason" from events e
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.deleted_at is null and not e.hidden ${lock ? sql`for share` : sql``}`);
  return rows[0];
}

/** A text that visitors can read, with its translation. */
export interface TextRow extends Record<string, unknown> {
  /** Null for a text of the event itself. */
  productId: string | null;
  productName: string | null;
  productLocked: boolean;
  field: TextField;
  source: string;
  /** The source with its formatting; null for a text that has none. */
  sourceDocument: RichText | null;
  /** What tells this source from another one. */
  sourceHash: string;
  /** Empty where there is none. */
  value: string;
  document: RichText | null;
  /** The source is another one than was translated. */
  changed: boolean;
}

const shown = (part: string, text: string) =>
  sql`case when (s.content -> ${part} ->> 'enabled')::boolean then s.content -> ${part} ->> ${text} else '' end`;

const NONE = sql`null::jsonb`;

/** The event's own texts that its pages show: a part that is switched off has none. */
const EVENT_SOURCES = sql`(values
  ('store_name', 1, s.content ->> 'storeName', ${NONE}), ('home_heading', 2, s.content ->> 'homeHeading', ${NONE}),
  ('home_subheading', 3, s.content ->> 'homeSubheading', ${NONE}),
  ('home_button', 4, ${shown('homeButton', 'text')}, ${NONE}),
  ('about_name', 5, ${shown('aboutUs', 'pageName')}, ${NONE}),
  ('about_content', 6, ${shown('aboutUs', 'content')}, s.content -> 'aboutUs' -> 'document'),
  ('faqs_content', 7, s.content -> 'faqs' ->> 'content', s.content -> 'faqs' -> 'document'),
  ('terms_content', 8, s.content -> 'terms' ->> 'content', s.content -> 'terms' -> 'document'),
  ('contact_heading', 9, s.content -> 'contactUs' ->> 'heading', ${NONE}),
  ('contact_subheading', 10, s.content -> 'contactUs' ->> 'subheading', ${NONE}),
  ('on_hold_message', 11, e.on_hold_message, ${NONE}),
  ('green_evidence', 12, coalesce(s.content ->> 'greenEvidence', ''), ${NONE})) as f (field, place, source, document)`;

/** The texts of the product `p`, in the order of its page. */
const OF_PRODUCT = sql`(values ${sql.join(
  Object.entries(PRODUCT_SOURCES).map(
    ([field, source], place) => sql`(${field}::text, ${place}::integer, ${source})`,
  ),
  sql`, `,
)}) as f (field, place, source)`;

/** Which texts: of the event itself, and of all products or those of a list. */
export interface TextsWanted {
  event: boolean;
  products: 'all' | readonly string[];
}

function productsWanted(products: TextsWanted['products']): SQL {
  return products === 'all' ? sql`true` : sql`p.id = any(${sql.param([...products])}::text[])`;
}

/**
 * What tells a source from another one: its words and, of a formatted one, its levels and the addresses of its links, which
 * a translation has too. A text that had no formatting before is the same with paragraphs.
 */
const HASH = sql`md5(t.source || coalesce(nullif(
  jsonb_path_query_array(t.document, 'strict $.** ? (exists (@.attrs)).attrs')::text, '[]'), ''))`;

/**
 * `all_texts`: every text that is there to be translated, as rows of product, field, place, source and hash. Drafts count too,
 * since they are translated before they are on sale.
 */
export const allTexts = ({ tenantId, eventId }: TextsKeySql, { event, products }: TextsWanted): SQL => sql`
  all_texts as (select t.*, ${HASH} as hash from (
    select null::text as product_id, null::text as product_name, false as product_locked, -1 as position, '' as entry,
      f.field, f.place, trim(f.source) as source, f.document
    from events e left join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
      cross join lateral ${EVENT_SOURCES}
    where ${event} and e.tenant_id = ${tenantId} and e.id = ${eventId} and trim(coalesce(f.source, '')) <> ''
    union all
    select p.id, p.name, p.locked, ep.position, ep.id, f.field, f.place, trim(f.source), ${NONE}
    from event_products ep
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.deleted_at is null
      cross join lateral ${OF_PRODUCT}
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and ${productsWanted(products)} and trim(f.source) <> '') t)`;

/** An event's translations, beside `t` of `all_texts`. */
export const translationsOf = ({ tenantId, eventId }: TextsKeySql): SQL => sql`
  event_texts x on x.tenant_id = ${tenantId} and x.event_id = ${eventId} and x.field = t.field
    and coalesce(x.product_id, '') = coalesce(t.product_id, '')`;

/** An event's texts with their translations into a language, in the order of its pages and products. */
export async function findTexts(
  tx: Transaction,
  key: TextsKey,
  language: Locale,
  { limit, ...wanted }: TextsWanted & { limit?: number },
): Promise<TextRow[]> {
  const { rows } = await tx.execute<TextRow>(sql`
    with ${allTexts(key, wanted)}
    select t.product_id as "productId", t.product_name as "productName", t.product_locked as "productLocked", t.field,
      t.source, t.document as "sourceDocument", t.hash as "sourceHash", coalesce(x.value, '') as value, x.document,
      coalesce(x.source_hash <> t.hash, false) as changed
    from all_texts t left join ${translationsOf(key)} and x.language = ${language}
    order by t.position, t.entry, t.place ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows;
}
