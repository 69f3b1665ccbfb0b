import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import { PRODUCT_SOURCES } from '@/lib/modules/events/service/statements/event-texts';
import { allTexts, translationsOf, type TextsKey } from './find-texts';

/** How far an event is translated into a language. */
export interface LanguageCount extends Record<string, unknown> {
  language: Locale;
  translated: number;
  /** Of those, how many have a source that has changed since. */
  changed: number;
}

const EVERYTHING = { event: true, products: 'all' } as const;

/** How many texts an event has, and how many are translated into each language that has any. */
export async function countTexts(
  tx: Transaction,
  key: TextsKey,
): Promise<{ total: number; languages: LanguageCount[] }> {
  const { rows } = await tx.execute<{ total: number; languages: LanguageCount[] }>(sql`
    with ${allTexts(key, EVERYTHING)}, counted as (
      select x.language, count(*)::integer as translated,
        (count(*) filter (where x.source_hash <> t.hash))::integer as changed
      from all_texts t join ${translationsOf(key)} group by x.language)
    select (select count(*)::integer from all_texts) as total,
      (select coalesce(jsonb_agg(to_jsonb(counted)), '[]') from counted) as languages`);
  return rows[0] ?? { total: 0, languages: [] };
}

export interface TranslatedProduct extends Record<string, unknown> {
  id: string;
  entry: string;
  position: number;
}

/** The text that the translation `x` of the product `p` is of. */
const SOURCE = sql`case x.field ${sql.join(
  Object.entries(PRODUCT_SOURCES).map(([field, source]) => sql`when ${field} then ${source}`),
  sql` `,
)} end`;

/** How many texts the product `p` has to translate: its name always, the others where it has them. */
const TEXTS = sql.join(
  Object.entries(PRODUCT_SOURCES).map(([field, source]) =>
    field === 'product_name' ? sql`1` : sql`(trim(${source}) <> '')::integer`,
  ),
  sql` + `,
);

/**
 * A page of an event's products in the order of its store; with `open`, those with a text that is not translated, or of
 * which the source has changed since.
 */
export async function listTextProducts(
  tx: Transaction,
  key: TextsKey,
  page: { language: Locale; open: boolean; after: { value: string; id: string } | null; limit: number },
): Promise<TranslatedProduct[]> {
  const { tenantId, eventId } = key;
  const { after, limit, language, open } = page;
  const beyond = after ? sql`(ep.position, ep.id) > (${after.value}::bigint, ${after.id})` : sql`true`;
  const isOpen = sql`(${TEXTS}) > (select count(*) from event_texts x
    where x.tenant_id = p.tenant_id and x.event_id = ep.event_id and x.product_id = p.id and x.language = ${language}
      and x.source_hash = md5(trim(${SOURCE})) and (x.field = 'product_name' or trim(${SOURCE}) <> ''))`;
  const { rows } = await tx.execute<TranslatedProduct>(sql`
    select p.id, ep.id as entry, ep.position
    from event_products ep
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.deleted_at is null
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and ${beyond} and ${open ? isOpen : sql`true`}
    order by ep.position, ep.id limit ${limit}`);
  return rows;
}
