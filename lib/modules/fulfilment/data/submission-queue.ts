import { and, eq, sql } from 'drizzle-orm';
import { submissions } from '@/lib/db/schema/fulfilment';
import type { Transaction } from '@/lib/db/transaction';
import { LONGEST_WAIT_MS, type SubmissionFault } from '@/lib/modules/fulfilment/rules/submission/schedule';

interface SubmissionKey {
  tenantId: string;
  id: string;
}
type SubmissionRow = typeof submissions.$inferSelect;

const is = ({ tenantId, id }: SubmissionKey) =>
  and(eq(submissions.tenantId, tenantId), eq(submissions.id, id));

/** So long a submission counts as being sent, as a call ends after six seconds; then its worker is taken for dead. D32-75. */
export const SENT_FOR_MS = 8_000;

/** When a submission that is sent now is sent again if nothing is heard of it. D32-37. */
export const lostAt = (at: Date): Date => new Date(at.getTime() + SENT_FOR_MS);

/** Printers that can't be called now: for this turn, or until one of the calls to them has ended. */
export interface Blocked {
  away: readonly string[];
  busy: readonly string[];
}

/**
 * The submission of a client that is due first, but for printers that are away; those that waited too long come in any case, to
 * be parked. `busy`: all that are due are for busy printers. Not locked: its order is locked first. D32-37, D32-41.
 */
export async function findDue(
  tx: Transaction,
  tenantId: string,
  at: Date,
  { away, busy }: Blocked,
): Promise<{ id: string; orderId: string; busy: boolean } | undefined> {
  const tooLong = new Date(at.getTime() - LONGEST_WAIT_MS).toISOString();
  const { rows } = await tx.execute<{ id: string; orderId: string; busy: boolean }>(sql`
    select id, order_id as "orderId", fulfiller_id = any(${sql.param([...busy])}::text[]) as busy from submissions
    where tenant_id = ${tenantId} and state = 'queued' and next_at <= ${at.toISOString()}::timestamptz
      and (fulfiller_id <> all(${sql.param([...away])}::text[])
        or coalesce(unanswered_since, created_at) <= ${tooLong}::timestamptz)
    order by 3, next_at, id limit 1`);
  return rows[0];
}

/** Marks a due submission of a locked order as being sent; undefined where another worker was quicker. D32-37. */
export async function takeToSend(
  tx: Transaction,
  key: SubmissionKey,
  at: Date,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .update(submissions)
    .set({ nextAt: lostAt(at) })
    .where(
      and(
        is(key),
        eq(submissions.state, 'queued'),
        sql`${submissions.nextAt} <= ${at.toISOString()}::timestamptz`,
      ),
    )
    .returning();
  return row;
}

/** Puts a submission off without using up a try; null: nobody waits for it any more. D32-39. */
export async function putOffSubmission(
  tx: Transaction,
  key: SubmissionKey,
  nextAt: Date | null,
): Promise<void> {
  await tx
    .update(submissions)
    .set({ nextAt })
    .where(and(is(key), eq(submissions.state, 'queued'), sql`${submissions.parkedAt} is null`));
}

/** Keeps that a submission wasn't answered; false for one that was settled meanwhile. D32-37, D32-40. */
export async function noteUnanswered(
  tx: Transaction,
  key: SubmissionKey,
  tried: { tries: number; called: boolean; fault: SubmissionFault; at: Date; nextAt: Date | null },
): Promise<boolean> {
  const { tries, called, fault, at, nextAt } = tried;
  const changed = await tx
    .update(submissions)
    .set({
      tries,
      fault,
      nextAt,
      lastTriedAt: at,
      attempts: called ? sql`${submissions.attempts} + 1` : submissions.attempts,
      unansweredSince: sql`coalesce(${submissions.unansweredSince}, ${at.toISOString()}::timestamptz)`,
      parkedAt: nextAt === null ? at : null,
    })
    .where(and(is(key), eq(submissions.state, 'queued')))
    .returning({ id: submissions.id });
  return changed.length === 1;
}

/** A submission by its id. */
export async function findSubmission(
  tx: Transaction,
  key: SubmissionKey,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx.select().from(submissions).where(is(key));
  return row;
}

/** A parked submission is due again, with all its tries. S2.2-136. */
export async function unparkSubmission(tx: Transaction, key: SubmissionKey, at: Date): Promise<void> {
  await tx
    .update(submissions)
    .set({ parkedAt: null, tries: 0, unansweredSince: at, nextAt: at })
    .where(is(key));
}

/** Its printer doesn't make it: staff have made sure. S2.2-137. */
export async function giveUpSubmission(tx: Transaction, key: SubmissionKey, at: Date): Promise<void> {
  await tx
    .update(submissions)
    .set({ state: 'rejected', parkedAt: null, nextAt: null, givenUpAt: at })
    .where(is(key));
}

/** What of an order waits to be sent waits no more: the order was cancelled. D32-44. */
export async function endQueued(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<void> {
  await tx
    .update(submissions)
    .set({ nextAt: null, parkedAt: null })
    .where(
      and(
        eq(submissions.tenantId, tenantId),
        eq(submissions.orderId, orderId),
        eq(submissions.state, 'queued'),
      ),
    );
}
