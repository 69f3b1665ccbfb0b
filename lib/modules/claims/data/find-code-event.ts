import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';

/** The event of the codes, with the fields printed on its cards. */
export interface CodeEvent extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  tenantName: string;
  region: Region;
  lang: Locale;
}

/** A tenant's event by its slug; undefined for no event of this tenant. */
export async function findCodeEvent(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<CodeEvent | undefined> {
  const { rows } = await tx.execute<CodeEvent>(sql`
    select e.id, e.slug, e.name, t.name as "tenantName", e.region, e.default_language as lang
    from events e join tenants t on t.id = e.tenant_id
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.deleted_at is null and not e.hidden`);
  return rows[0];
}
