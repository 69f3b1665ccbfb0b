import { and, eq } from 'drizzle-orm';
import { claimFlags, type FlagState } from '@/lib/db/schema/claims';
import type { Transaction } from '@/lib/db/transaction';

/** Where a claim stands in the client's queue of flagged claims (D24); undefined for one that never was in it. */
export async function readFlagState(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<FlagState | undefined> {
  const [found] = await tx
    .select({ state: claimFlags.state })
    .from(claimFlags)
    .where(and(eq(claimFlags.tenantId, tenantId), eq(claimFlags.orderId, orderId)));
  return found?.state;
}
