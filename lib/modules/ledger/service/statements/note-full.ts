import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/**
 * Notes that an order found no room on an account with a limit, or in an event's budget: it counts as full, though the last
 * bit of it is left. The first to note it has it told by mail. D37-9.
 */
export async function noteFull(
  tx: Transaction,
  full: { tenantId: string; currency: string } | { tenantId: string; eventId: string },
): Promise<void> {
  const { tenantId } = full;
  if ('currency' in full) {
    await tx.execute(sql`update credit_accounts set filled = 100
      where tenant_id = ${tenantId} and currency = ${full.currency} and filled < 100 and limit_minor > 0`);
    return;
  }
  await tx.execute(sql`update event_budgets set filled = 100
    where tenant_id = ${tenantId} and event_id = ${full.eventId} and filled < 100 and budget_minor > 0`);
}
