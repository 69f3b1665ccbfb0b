import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** How often a person has used each of these vouchers; those never used are left out. */
export async function readPersonUses(
  tx: Transaction,
  { tenantId, person, voucherIds }: { tenantId: string; person: string; voucherIds: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; uses: number }>(sql`
    select voucher_id as id, uses from voucher_uses where tenant_id = ${tenantId} and person = ${person}
      and voucher_id = any(${sql.param([...voucherIds])}::text[])`);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}
