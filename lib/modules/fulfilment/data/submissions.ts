import { and, desc, eq, sql } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { fulfillerMessages, submissions } from '@/lib/db/schema/fulfilment';
import type { Transaction } from '@/lib/db/transaction';
import { NEW_PART } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { lostAt } from './submission-queue';

/** What a submission asks for: a part of an order by its number and lines; without lines, all of it. */
export interface Asks {
  part: number;
  lineIds: string[] | null;
}

/** A submission of the whole order. */
export const WHOLE: Asks = { part: 1, lineIds: null };

/** Inserts a submission that is sent at once; the fulfiller uses its id as the idempotency reference. */
export async function openSubmission(
  tx: Transaction,
  row: { tenantId: string; orderId: string; fulfillerId: string },
  { part, lineIds }: Asks = WHOLE,
): Promise<{ id: string; nextAt: Date }> {
  const id = newId('submission');
  const at = now();
  const nextAt = lostAt(at);
  const partStatus = lineIds === null ? null : NEW_PART.status;
  await tx.insert(submissions).values({ ...row, id, part, lineIds, partStatus, createdAt: at, nextAt });
  return { id, nextAt };
}

/** The latest submission of an order. */
export async function latestSubmission(tx: Transaction, tenantId: string, orderId: string) {
  const [found] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.tenantId, tenantId), eq(submissions.orderId, orderId)))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(1);
  return found;
}

/** Whether an order was ever sent to a fulfiller. */
export async function wasSentTo(
  tx: Transaction,
  { tenantId, orderId, fulfillerId }: { tenantId: string; orderId: string; fulfillerId: string },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.tenantId, tenantId),
        eq(submissions.orderId, orderId),
        eq(submissions.fulfillerId, fulfillerId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Stores the result of a submission. */
export async function settleSubmission(
  tx: Transaction,
  row: { tenantId: string; id: string; state: 'accepted' | 'rejected'; externalId: string | null },
): Promise<void> {
  await tx
    .update(submissions)
    .set({
      state: row.state,
      externalId: row.externalId,
      attempts: sql`${submissions.attempts} + 1`,
      lastTriedAt: now(),
      nextAt: null,
      parkedAt: null,
      fault: null,
    })
    .where(and(eq(submissions.tenantId, row.tenantId), eq(submissions.id, row.id)));
}

/** Stores a callback under its own id; false when it was stored before. */
export async function keepMessage(
  tx: Transaction,
  row: {
    tenantId: string;
    messageId: string;
    orderId: string;
    status: string;
    payload: Record<string, unknown>;
    /** Whose message it is. */
    fulfillerId: string | null;
  },
): Promise<boolean> {
  const kept = await tx
    .insert(fulfillerMessages)
    .values({ ...row, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: fulfillerMessages.messageId });
  return kept.length === 1;
}
