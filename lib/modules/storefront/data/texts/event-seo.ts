import { sql } from 'drizzle-orm';
import type { SeoTexts } from '@/lib/db/schema/storefront';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import type { TextsKey } from './find-texts';

/** What search engines are told of an event; that of an event which has never said anything has version 0. */
export interface SeoRow extends Record<string, unknown> {
  listed: boolean;
  texts: Partial<Record<Locale, SeoTexts>>;
  version: number;
}

/** With `lock`, others wait until the transaction ends. */
export async function findSeo(
  tx: Transaction,
  { tenantId, eventId }: TextsKey,
  lock = false,
): Promise<SeoRow> {
  if (lock)
    await tx.execute(sql`
      insert into event_seo (tenant_id, event_id, version) values (${tenantId}, ${eventId}, 0) on conflict do nothing`);
  const { rows } = await tx.execute<SeoRow>(sql`
    select listed, texts, version from event_seo
    where tenant_id = ${tenantId} and event_id = ${eventId} ${lock ? sql`for update` : sql``}`);
  return rows[0] ?? { listed: true, texts: {}, version: 0 };
}

/** Stores it as the next version. */
export async function saveSeo(
  tx: Transaction,
  { tenantId, eventId }: TextsKey,
  { listed, texts }: Pick<SeoRow, 'listed' | 'texts'>,
): Promise<void> {
  await tx.execute(sql`
    update event_seo set listed = ${listed}, texts = ${JSON.stringify(texts)}::jsonb, version = version + 1
    where tenant_id = ${tenantId} and event_id = ${eventId}`);
}

/** The store's name and headings as visitors of each language read them, those of its own language included. */
export async function listHeadings(
  tx: Transaction,
  { tenantId, eventId }: TextsKey,
): Promise<{ own: Headings; translated: Partial<Record<Locale, Partial<Headings>>> }> {
  const { rows } = await tx.execute<{
    own: Headings;
    translated: Partial<Record<Locale, Partial<Headings>>>;
  }>(sql`
    select jsonb_build_object('store_name', coalesce(nullif(s.content ->> 'storeName', ''), e.name),
        'home_heading', coalesce(s.content ->> 'homeHeading', ''),
        'home_subheading', coalesce(s.content ->> 'homeSubheading', '')) as own,
      (select coalesce(jsonb_object_agg(one.language, one.texts), '{}') from (
        select x.language, jsonb_object_agg(x.field, x.value) as texts from event_texts x
        where x.tenant_id = e.tenant_id and x.event_id = e.id and x.product_id is null
          and x.language <> e.default_language and x.field in ('store_name', 'home_heading', 'home_subheading')
        group by x.language) one) as translated
    from events e left join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
    where e.tenant_id = ${tenantId} and e.id = ${eventId}`);
  const [row] = rows;
  if (!row) throw new Error('the event is there: it was read in this transaction');
  return row;
}

interface Headings {
  store_name: string;
  home_heading: string;
  home_subheading: string;
}
