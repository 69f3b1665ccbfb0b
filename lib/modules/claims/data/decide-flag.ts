import { and, eq } from 'drizzle-orm';
import { claimFlags } from '@/lib/db/schema/claims';
import type { Transaction } from '@/lib/db/transaction';

interface Key {
  tenantId: string;
  orderId: string;
}

const isThis = ({ tenantId, orderId }: Key) =>
  and(eq(claimFlags.tenantId, tenantId), eq(claimFlags.orderId, orderId));

/** Decides a waiting claim; false when somebody else was faster. */
export async function decideFlag(
  tx: Transaction,
  decision: Key & { state: 'released' | 'refused'; by: string; at: Date },
): Promise<boolean> {
  const decided = await tx
    .update(claimFlags)
    .set({ state: decision.state, decidedBy: decision.by, decidedAt: decision.at })
    .where(and(isThis(decision), eq(claimFlags.state, 'waiting')))
    .returning({ orderId: claimFlags.orderId });
  return decided.length === 1;
}

/** Whether this person has decided so before: a bulk act that begins again comes back to its own rows. */
export async function wasDecided(
  tx: Transaction,
  decision: Key & { state: 'released' | 'refused'; by: string },
): Promise<boolean> {
  const found = await tx
    .select({ orderId: claimFlags.orderId })
    .from(claimFlags)
    .where(
      and(isThis(decision), eq(claimFlags.state, decision.state), eq(claimFlags.decidedBy, decision.by)),
    );
  return found.length === 1;
}
