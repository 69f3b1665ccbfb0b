import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { FinishedStep, InStep } from '@/lib/modules/fulfilment/rules/fulfillers/work';

/** So many of the newest are looked at, so that a page takes as long for a printer of thousands. */
const NEWEST_SUBMISSIONS = 5_000;
const NEWEST_STEPS = 1_500;

/** What a printer has in hand, by step, and what it hasn't answered yet. Needs staff. S2.2-178. */
export async function readInHand(
  tx: Transaction,
  fulfillerId: string,
): Promise<{ toSend: number; inSteps: InStep[] }> {
  const sending = await tx.execute<{ orders: number }>(sql`
    select count(*)::integer as orders from orders o
    where o.fulfiller_id = ${fulfillerId} and o.status = 'submitting_to_fulfiller'`);
  const { rows } = await tx.execute<{ step: InStep['step']; orders: number; began: string }>(sql`
    select k.step, count(*)::integer as orders, max(k.began_at)::text as began from order_clocks k
    where k.fulfiller_id = ${fulfillerId} group by k.step order by k.step`);
  return {
    toSend: sending.rows[0]?.orders ?? 0,
    inSteps: rows.map(({ step, orders, began }) => ({ step, orders, lastBeganAt: new Date(began) })),
  };
}

/** Of the orders that were sent to a printer since then and are decided, or parked, how many it took. Needs staff. S2.2-153. */
export async function countAccepted(
  tx: Transaction,
  fulfillerId: string,
  since: Date,
): Promise<{ accepted: number; submitted: number }> {
  const { rows } = await tx.execute<{ accepted: number; submitted: number }>(sql`
    select count(*) filter (where n.state = 'accepted')::integer as accepted, count(*)::integer as submitted
    from (select s.state from submissions s
      where s.fulfiller_id = ${fulfillerId} and coalesce(s.last_tried_at, s.created_at) > ${since.toISOString()}::timestamptz
        and (s.state <> 'queued' or s.parked_at is not null)
      order by coalesce(s.last_tried_at, s.created_at) desc limit ${NEWEST_SUBMISSIONS}) n`);
  return rows[0] ?? { accepted: 0, submitted: 0 };
}

/** The steps that a printer has finished since then, the newest first. Needs staff. S2.2-154. */
export async function listFinished(
  tx: Transaction,
  fulfillerId: string,
  since: Date,
): Promise<FinishedStep[]> {
  const { rows } = await tx.execute<{ step: FinishedStep['step']; began: string; ended: string }>(sql`
    select s.step, s.began_at::text as began, s.ended_at::text as ended from finished_steps s
    where s.fulfiller_id = ${fulfillerId} and s.ended_at > ${since.toISOString()}::timestamptz
    order by s.ended_at desc limit ${NEWEST_STEPS}`);
  return rows.map(({ step, began, ended }) => ({ step, beganAt: new Date(began), endedAt: new Date(ended) }));
}
