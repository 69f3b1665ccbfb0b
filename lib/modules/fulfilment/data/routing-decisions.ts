import { and, desc, eq, sql } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { routingDecisions, submissions } from '@/lib/db/schema/fulfilment';
import type { Transaction } from '@/lib/db/transaction';
import { NOTHING_SPENT, totalOf, type Spent } from '@/lib/modules/fulfilment/rules/routing/decide';
import { saysTheSame } from '@/lib/modules/fulfilment/rules/routing/says-the-same';
import { MADE_STATUSES } from '@/lib/modules/orders/rules/made-statuses';
import type { Trace } from '@/lib/modules/fulfilment/rules/routing/types';

interface OrderKey {
  tenantId: string;
  orderId: string;
}
/** Which of the decisions that hold something at a printer. */
export type Held = 'rejected' | 'unmade' | 'all';
type DecisionRow = typeof routingDecisions.$inferSelect;

/** Keeps a decision with what it took of its printer. D32-26. */
export async function addDecision(
  tx: Transaction,
  key: OrderKey,
  trace: Trace,
  taken: { submissionId: string; day: string; pieces: { sku: string; pieces: number }[] } | null,
  decidedAt: Date,
): Promise<void> {
  await tx.insert(routingDecisions).values({
    ...key,
    id: newId('routingDecision'),
    fulfillerId: taken ? trace.chosen : null,
    submissionId: taken?.submissionId ?? null,
    asked: trace.asked,
    candidates: trace.candidates,
    reasons: trace.reasons,
    taken: taken?.pieces ?? [],
    takenDay: taken?.day ?? null,
    takenItems: taken ? trace.asked.items : 0,
    decidedAt,
  });
}

/** So many decisions for no printer are kept of an order, and the first, which says since when it waits. D32-45. */
const KEPT = 20;

/**
 * Keeps why no printer can take an order, where that isn't what was kept last, and forgets what was kept long before: an order
 * that waits doesn't fill the table. D32-45.
 */
export async function addWaiting(
  tx: Transaction,
  key: OrderKey,
  trace: Trace,
  decidedAt: Date,
): Promise<void> {
  const [last] = await listDecisions(tx, key, 1);
  if (last && last.fulfillerId === null && saysTheSame(last, trace)) return;
  await addDecision(tx, key, trace, null, decidedAt);
  const { tenantId, orderId } = key;
  await tx.execute(sql`
    delete from routing_decisions where tenant_id = ${tenantId} and id in (
      select id from (select id, row_number() over (order by decided_at desc, id desc) as place, count(*) over () as total
        from routing_decisions where tenant_id = ${tenantId} and order_id = ${orderId} and fulfiller_id is null) d
      where place > ${KEPT} and place < total)`);
}

/** So many decisions of an order are shown: one that waits for long gets a new one whenever something changes. */
const SHOWN = 50;

/** The last decisions of an order, the newest first. D32-26. */
export async function listDecisions(
  tx: Transaction,
  key: OrderKey,
  limit: number = SHOWN,
): Promise<DecisionRow[]> {
  return tx
    .select()
    .from(routingDecisions)
    .where(and(eq(routingDecisions.tenantId, key.tenantId), eq(routingDecisions.orderId, key.orderId)))
    .orderBy(desc(routingDecisions.decidedAt), desc(routingDecisions.id))
    .limit(limit);
}

/** What parts of an order cost at their printers, as it was decided: making and duty, and what making was frozen at. D32-57. */
export async function spentOn(
  tx: Transaction,
  tenantId: string,
  submissionIds: readonly string[],
): Promise<Spent> {
  const rows = await tx
    .select()
    .from(routingDecisions)
    .where(
      and(
        eq(routingDecisions.tenantId, tenantId),
        sql`${routingDecisions.submissionId} = any(${sql.param([...submissionIds])}::text[])`,
      ),
    );
  return rows.reduce((sum, { asked, candidates, fulfillerId }) => {
    const chosen = candidates.find(({ id }) => id === fulfillerId);
    const costMinor = sum.costMinor + (chosen ? totalOf(chosen) : 0);
    return { costMinor, frozenMinor: sum.frozenMinor + asked.frozenMinor };
  }, NOTHING_SPENT);
}

/**
 * Decisions that still hold their printer's stock; `rejected`: only those whose printer is not making the order, `unmade`: those of
 * parts that are not in production. D32-25, D32-44, D32-60.
 */
export async function holdingDecisions(tx: Transaction, key: OrderKey, which: Held): Promise<DecisionRow[]> {
  const rows = await tx
    .select({ decision: routingDecisions })
    .from(routingDecisions)
    .innerJoin(
      submissions,
      and(
        eq(submissions.tenantId, routingDecisions.tenantId),
        eq(submissions.id, routingDecisions.submissionId),
      ),
    )
    .where(
      and(
        eq(routingDecisions.tenantId, key.tenantId),
        eq(routingDecisions.orderId, key.orderId),
        which === 'rejected' ? eq(submissions.state, 'rejected') : undefined,
        which === 'unmade'
          ? sql`${submissions.partStatus} <> all(${sql.param([...MADE_STATUSES, 'awaiting_reprint'])}::text[])`
          : undefined,
        sql`${routingDecisions.givenBackAt} is null`,
      ),
    );
  return rows.map(({ decision }) => decision);
}

/** Notes that what a decision took was given back. D32-25. */
export async function noteGivenBack(tx: Transaction, row: DecisionRow, at: Date): Promise<void> {
  await tx
    .update(routingDecisions)
    .set({ givenBackAt: at })
    .where(and(eq(routingDecisions.tenantId, row.tenantId), eq(routingDecisions.id, row.id)));
}

/** Notes that the printer of a submission won't make the order. D32-28. */
export async function noteRefused(tx: Transaction, tenantId: string, submissionId: string): Promise<void> {
  await tx
    .update(routingDecisions)
    .set({ refused: true })
    .where(and(eq(routingDecisions.tenantId, tenantId), eq(routingDecisions.submissionId, submissionId)));
}

/** A new submission to the same printer uses what the decision of the former one took. D32-25, D32-34. */
export async function passOnDecision(
  tx: Transaction,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(routingDecisions)
    .set({ submissionId: to })
    .where(
      and(
        eq(routingDecisions.tenantId, tenantId),
        eq(routingDecisions.submissionId, from),
        sql`${routingDecisions.givenBackAt} is null`,
      ),
    );
}
