import { sql } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';

/** The dashboard lists at most this many tenants, without paging; the client list (`listClients`) has all of them. */
const MOST_TENANTS = 100;

/** The tenants visible in this transaction, sorted by name: the first hundred. */
export async function listTenants(
  tx: Transaction,
  tenantId: string | null,
): Promise<{ id: string; name: string; region: Region }[]> {
  const { rows } = await tx.execute<{ id: string; name: string; region: Region }>(sql`
    select t.id, t.name, t.region from tenants t
    where ${tenantId}::text is null or t.id = ${tenantId} order by t.name, t.id limit ${MOST_TENANTS}`);
  return rows;
}
