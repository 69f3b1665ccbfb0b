import { and, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { paymentIntents } from '@/lib/db/schema/payments';
import type { Transaction } from '@/lib/db/transaction';

/** The visitor who opened an order's payment, as a keyed hash; null for an order from before they were kept. */
export async function visitorOf(tx: Transaction, tenantId: string, orderId: string): Promise<string | null> {
  const { visitor } = paymentIntents;
  const isOrder = and(eq(paymentIntents.tenantId, tenantId), eq(paymentIntents.orderId, orderId));
  const [row] = await tx.select({ visitor }).from(paymentIntents).where(isOrder);
  return row?.visitor ?? null;
}

/** Lets all open payments of a visitor end now: the reconciler's next turn cancels them. D27-9. */
export async function endPaymentsOf(tx: Transaction, tenantId: string, visitor: string): Promise<void> {
  const at = now();
  const open = and(
    eq(paymentIntents.tenantId, tenantId),
    eq(paymentIntents.visitor, visitor),
    eq(paymentIntents.state, 'open'),
  );
  await tx
    .update(paymentIntents)
    .set({ expiresAt: sql`least(expires_at, ${at.toISOString()}::timestamptz)`, lookAt: at })
    .where(open);
}
