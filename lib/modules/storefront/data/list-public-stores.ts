import { sql } from 'drizzle-orm';
import { LISTED_TYPES } from '@/lib/modules/storefront/rules/seo/listed';
import { LETS_EVERYBODY_IN } from '@/lib/modules/events/service/statements/event-access';
import type { Transaction } from '@/lib/db/transaction';

/** The tenant's events among these slugs that the public may visit and buy in, and search engines may list (D4, D5). */
export async function listPublicStores(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select e.slug from events e
    where e.slug = any(${sql.param(slugs)}::text[]) and e.status = 'Active'
      and e.type = any(${sql.param(LISTED_TYPES)}::text[]) and ${LETS_EVERYBODY_IN}
      and not exists (select from event_seo o where o.tenant_id = e.tenant_id and o.event_id = e.id and not o.listed)`);
  return rows.map(({ slug }) => slug);
}
