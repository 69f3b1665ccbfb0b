import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The ISO codes of where the batch of a claim's code sends to; null for no limit, and for a claim without a code. */
export async function countriesOfCode(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<string[] | null> {
  const { rows } = await tx.execute<{ countries: string[] | null }>(sql`
    select b.countries from orders o
      join promo_codes c on c.tenant_id = o.tenant_id and c.id = o.promo_code_id
      join code_batches b on b.tenant_id = c.tenant_id and b.id = c.batch_id
    where o.tenant_id = ${tenantId} and o.id = ${id}`);
  return rows[0]?.countries ?? null;
}
