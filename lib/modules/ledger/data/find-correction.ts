import { sql } from 'drizzle-orm';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';

interface Made extends Record<string, unknown> {
  currency: Currency;
  amount: string;
  reason: string;
  balance: string;
}

/** The correction that was made by an act, with the balance after it; null for none. */
export async function findCorrection(
  tx: Transaction,
  { tenantId, act }: { tenantId: string; act: string },
): Promise<{ currency: Currency; amount: Minor; reason: string; balance: Minor } | null> {
  const { rows } = await tx.execute<Made>(sql`
    select currency, balance_minor as amount, reason, balance_after_minor as balance from ledger_rows
    where tenant_id = ${tenantId} and kind = 'correction' and payment_id = ${act}`);
  const [row] = rows;
  return row ? { ...row, amount: Number(row.amount), balance: Number(row.balance) } : null;
}
