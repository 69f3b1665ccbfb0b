import { and, eq, inArray } from 'drizzle-orm';
import { ledgerRows } from '@/lib/db/schema/ledger';
import type { Transaction } from '@/lib/db/transaction';

/** The rows that tell of these payments, refunds or disputes, each as `kind` and the provider's id. */
export async function findMoves(
  tx: Transaction,
  { tenantId, paymentIds }: { tenantId: string; paymentIds: readonly string[] },
): Promise<{ kind: string; paymentId: string | null }[]> {
  if (paymentIds.length === 0) return [];
  return tx
    .select({ kind: ledgerRows.kind, paymentId: ledgerRows.paymentId })
    .from(ledgerRows)
    .where(and(eq(ledgerRows.tenantId, tenantId), inArray(ledgerRows.paymentId, [...paymentIds])));
}
