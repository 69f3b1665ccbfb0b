import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { allTexts, translationsOf } from '@/lib/modules/storefront/data/texts/find-texts';

/** Into how many languages a tenant's event is translated in part; 0 for none, and where each is whole. */
export async function countPartlyTranslated(
  tx: Transaction,
  { tenantId, slug }: { tenantId: string; slug: string },
): Promise<number> {
  const eventId = sql`(select id from events where tenant_id = ${tenantId} and slug = ${slug})`;
  const key = { tenantId, eventId };
  const { rows } = await tx.execute<{ count: number }>(sql`
    with ${allTexts(key, { event: true, products: 'all' })}, counted as (
      select x.language, count(*) as translated from all_texts t join ${translationsOf(key)}
        and x.language <> (select default_language from events where tenant_id = ${tenantId} and slug = ${slug})
      group by x.language)
    select count(*)::integer as count from counted where translated < (select count(*) from all_texts)`);
  return rows[0]?.count ?? 0;
}
