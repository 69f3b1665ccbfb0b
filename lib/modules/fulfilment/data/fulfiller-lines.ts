import { eq, sql } from 'drizzle-orm';
import { fulfillerLines } from '@/lib/db/schema/fulfilment';
import type { Transaction } from '@/lib/db/transaction';
import { DEAD_AFTER, nextProbe } from '@/lib/modules/fulfilment/rules/submission/line';

type LineRow = typeof fulfillerLines.$inferSelect;

/** The lines to all printers that were called. D32-39. */
export async function readLines(tx: Transaction): Promise<LineRow[]> {
  return tx.select().from(fulfillerLines);
}

/** The line to a printer; undefined where it was never called in vain. D32-39. */
export async function findLine(tx: Transaction, fulfillerId: string): Promise<LineRow | undefined> {
  const [row] = await tx.select().from(fulfillerLines).where(eq(fulfillerLines.fulfillerId, fulfillerId));
  return row;
}

/**
 * Lets one caller try a dead line that is due for it; false for all others, until the submission that tries it counts as lost: then
 * it can be sent again, and not a moment later. D32-39, D32-77.
 */
export async function takeProbe(
  tx: Transaction,
  fulfillerId: string,
  { at, until }: { at: Date; until: Date },
): Promise<boolean> {
  const taken = await tx
    .update(fulfillerLines)
    .set({ probeAt: until })
    .where(
      sql`${fulfillerLines.fulfillerId} = ${fulfillerId} and ${fulfillerLines.openedAt} is not null
        and ${fulfillerLines.probeAt} <= ${at.toISOString()}::timestamptz`,
    )
    .returning({ id: fulfillerLines.fulfillerId });
  return taken.length === 1;
}

/** The printer has answered, whatever it said: its line is alive. D32-39. */
export async function noteAnswer(tx: Transaction, fulfillerId: string, at: Date): Promise<void> {
  const alive = {
    failures: 0,
    failedOf: [],
    openedAt: null,
    probeAt: null,
    probes: 0,
    restUntil: null,
    answeredAt: at,
  };
  await tx
    .insert(fulfillerLines)
    .values({ fulfillerId, ...alive })
    .onConflictDoUpdate({ target: fulfillerLines.fulfillerId, set: alive });
}

/** The printer wants to be left alone until then, which says that it is there. D32-38. */
export async function noteRest(tx: Transaction, fulfillerId: string, until: Date): Promise<void> {
  const rest = { failures: 0, failedOf: [], openedAt: null, probeAt: null, probes: 0, restUntil: until };
  await tx
    .insert(fulfillerLines)
    .values({ fulfillerId, ...rest })
    .onConflictDoUpdate({ target: fulfillerLines.fulfillerId, set: rest });
}

/**
 * A printer didn't answer a submission: after some in a row, of several submissions, its line is dead. A probe in vain puts the
 * next one off. D32-39.
 */
export async function noteFailure(
  tx: Transaction,
  failed: { fulfillerId: string; submissionId: string; probe: boolean; at: Date },
): Promise<void> {
  const { fulfillerId, submissionId, at } = failed;
  await tx.insert(fulfillerLines).values({ fulfillerId }).onConflictDoNothing();
  const [line] = await tx
    .select()
    .from(fulfillerLines)
    .where(eq(fulfillerLines.fulfillerId, fulfillerId))
    .for('update');
  if (!line) return;
  const failures = line.failures + 1;
  const failedOf = [...new Set([...line.failedOf, submissionId])].slice(0, DEAD_AFTER.submissions);
  const dies = failures >= DEAD_AFTER.failures && failedOf.length >= DEAD_AFTER.submissions;
  const probes = failed.probe ? line.probes + 1 : line.probes;
  const opened = line.openedAt === null && dies ? { openedAt: at, probeAt: nextProbe(0, at) } : {};
  const probed = failed.probe ? { probeAt: nextProbe(probes, at) } : {};
  await tx
    .update(fulfillerLines)
    .set({ failures, failedOf, probes, ...opened, ...probed })
    .where(eq(fulfillerLines.fulfillerId, fulfillerId));
}
