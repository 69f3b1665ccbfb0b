import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';

/** A client's name; undefined for an unknown one. Needs a staff transaction. */
export async function findClientName(tx: Transaction, tenantId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select t.name from tenants t where t.id = ${tenantId}`,
  );
  return rows[0]?.name;
}

interface NamedEvent extends Record<string, unknown> {
  id: string;
  tenantId: string;
  slug: string;
  name: string;
  region: Region;
}

/** An event of whichever client by its slug, which is one client's alone. Needs a staff transaction. */
export async function findEventOfAny(tx: Transaction, slug: string): Promise<NamedEvent | undefined> {
  const { rows } = await tx.execute<NamedEvent>(sql`
    select e.id, e.tenant_id as "tenantId", e.slug, e.name, e.region from events e
    where e.slug = ${slug} and ${IS_KEPT}`);
  return rows[0];
}
