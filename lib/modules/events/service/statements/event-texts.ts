import { sql, type SQL } from 'drizzle-orm';
import type { ProductTextField, TextField } from '@/lib/modules/events/rules/text-fields';

/** A reader's language in a statement; without one, texts are those of the event. */
export type Language = SQL | undefined;

/** Rows in the event's own language are of a time before it was chosen: its texts stand elsewhere. */
const IS_FOREIGN = sql`not exists (select from events d
  where d.tenant_id = x.tenant_id and d.id = x.event_id and d.default_language = x.language)`;

/**
 * The translated texts of the event `e` itself by field, `{}` for none: plain words, or the document of a formatted one.
 * Product texts come with each product.
 */
export const eventTextsJson = (language: Language) =>
  language
    ? sql`(select coalesce(jsonb_object_agg(x.field, coalesce(x.document, to_jsonb(x.value))), '{}') from event_texts x
        where x.tenant_id = e.tenant_id and x.event_id = e.id and x.product_id is null
          and x.language = ${language} and x.language <> e.default_language)`
    : sql`'{}'::jsonb`;

/** One text of the event `e` in a language, else `source`, which stays empty where it is. */
export const eventText = (language: Language, field: TextField, source: SQL) =>
  language
    ? sql`case when ${source} <> '' then coalesce((select x.value from event_texts x
        where x.tenant_id = e.tenant_id and x.event_id = e.id and x.product_id is null and x.field = ${field}
          and x.language = ${language} and x.language <> e.default_language), ${source}) else ${source} end`
    : source;

/** The column of the product `p` that each of its texts is in. */
export const PRODUCT_SOURCES: Readonly<Record<ProductTextField, SQL>> = {
  product_name: sql`p.name`,
  product_description: sql`p.description`,
  product_size_note: sql`p.size_note`,
  product_warnings: sql`p.warnings`,
  product_green_evidence: sql`p.green_evidence`,
};

/** A text of the product `p`, sold as `ep`, in a language, else as its client wrote it. */
export const productText = (language: Language, field: ProductTextField) =>
  language
    ? sql`case when ${PRODUCT_SOURCES[field]} <> '' then coalesce((select x.value from event_texts x
        where x.tenant_id = ep.tenant_id and x.event_id = ep.event_id and x.product_id = p.id and x.field = ${field}
          and x.language = ${language} and ${IS_FOREIGN}), ${PRODUCT_SOURCES[field]}) else ${PRODUCT_SOURCES[field]} end`
    : PRODUCT_SOURCES[field];
