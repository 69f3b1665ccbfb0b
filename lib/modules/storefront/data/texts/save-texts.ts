import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';
import type { TextField } from '@/lib/modules/events/rules/text-fields';
import type { RichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import type { TextsKey } from './find-texts';

/** One translation to be stored; an empty one is deleted, so that its source is shown. */
export interface TextChange {
  productId: string | null;
  field: TextField;
  /** What tells its source from another one. */
  sourceHash: string;
  value: string;
  /** The same with its formatting; null for a text that has none. */
  document: RichText | null;
}

/** How often an event's texts in a language were saved; with `lock`, others wait until the transaction ends. */
export async function findTextsVersion(
  tx: Transaction,
  { tenantId, eventId }: TextsKey,
  language: Locale,
  lock = false,
): Promise<number> {
  if (lock)
    await tx.execute(sql`
      insert into event_text_versions (tenant_id, event_id, language, version)
      values (${tenantId}, ${eventId}, ${language}, 0) on conflict do nothing`);
  const { rows } = await tx.execute<{ version: number }>(sql`
    select version from event_text_versions
    where tenant_id = ${tenantId} and event_id = ${eventId} and language = ${language} ${lock ? sql`for update` : sql``}`);
  return rows[0]?.version ?? 0;
}

/** Stores translations into one language, and counts the save. */
export async function saveTexts(
  tx: Transaction,
  { tenantId, eventId }: TextsKey,
  language: Locale,
  { changes, at }: { changes: readonly TextChange[]; at: Date },
): Promise<void> {
  const list = sql`json_to_recordset(${JSON.stringify(changes)}::json)
    as one ("productId" text, field text, "sourceHash" text, value text, document jsonb)`;
  await tx.execute(sql`
    delete from event_texts x using ${list}
    where x.tenant_id = ${tenantId} and x.event_id = ${eventId} and x.language = ${language} and x.field = one.field
      and x.product_id is not distinct from one."productId" and one.value = ''`);
  await tx.execute(sql`
    insert into event_texts (tenant_id, event_id, product_id, field, language, value, document, source_hash, updated_at)
    select ${tenantId}, ${eventId}, one."productId", one.field, ${language}, one.value, one.document, one."sourceHash", ${at.toISOString()}
    from ${list} where one.value <> ''
    on conflict (tenant_id, event_id, language, product_id, field)
      do update set value = excluded.value, document = excluded.document, source_hash = excluded.source_hash, updated_at = excluded.updated_at`);
  await tx.execute(sql`
    update event_text_versions set version = version + 1
    where tenant_id = ${tenantId} and event_id = ${eventId} and language = ${language}`);
}
