import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Whether a tenant has an event that it pays for itself, Promo or Bulk, and nothing available in that event's currency.
 * D52-1.
 */
export async function isShortOfCredit(tx: Transaction, tenantId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ short: boolean }>(sql`
    select exists (select from events e
      join credit_accounts a on a.tenant_id = e.tenant_id and a.currency = e.currency
      where e.tenant_id = ${tenantId} and e.type in ('Promo', 'Bulk') and e.deleted_at is null
        and a.balance_minor + a.limit_minor - a.reserved_minor <= 0) as short`);
  return rows[0]?.short === true;
}
