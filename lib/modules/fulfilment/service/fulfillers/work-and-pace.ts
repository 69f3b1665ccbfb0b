import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { FulfillerPace, FulfillerWork } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import {
  HEALTH_DAYS,
  listClosures,
  type FulfillerRow,
} from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { listRestDays } from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { countAccepted, listFinished, readInHand } from '@/lib/modules/fulfilment/data/fulfillers/work';
import { asClosure } from '@/lib/modules/fulfilment/rules/fulfillers/holidays';
import { acceptedPercent, expectedEnd, paceOfSteps } from '@/lib/modules/fulfilment/rules/fulfillers/work';

const DAY_MS = 86_400_000;

/** The day before the first of these, as a printer's zone may be a day behind. */
function dayBefore(moments: readonly Date[]): string {
  const first = Math.min(...moments.map((moment) => moment.getTime()));
  return new Date(first - DAY_MS).toISOString().slice(0, 10);
}

/** What a printer has in hand and how fast it works. Needs a staff transaction. S2.2-153, S2.2-154, S2.2-178. */
export async function workAndPace(
  tx: Transaction,
  row: FulfillerRow,
): Promise<{ work: FulfillerWork; pace: FulfillerPace }> {
  const at = now();
  const since = new Date(at.getTime() - HEALTH_DAYS * DAY_MS);
  const inHand = await readInHand(tx, row.id);
  const counted = await countAccepted(tx, row.id, since);
  const finished = await listFinished(tx, row.id, since);
  const began = [
    ...inHand.inSteps.map(({ lastBeganAt }) => lastBeganAt),
    ...finished.map(({ beganAt }) => beganAt),
  ];
  const from = dayBefore([at, ...began]);
  const promised = {
    days: { accept: row.acceptDays, print: row.printDays, ship: row.shipDays },
    timeZone: row.timeZone,
    closures: [
      ...(await listClosures(tx, row.id, from)),
      ...(await listRestDays(tx, row.id, from)).map(asClosure),
    ],
  };
  const { day, overdue } = expectedEnd(inHand, promised, at);
  return {
    work: {
      to_send: inHand.toSend,
      being_made: inHand.inSteps.reduce((sum, { orders }) => sum + orders, 0),
      expected_end: day,
      overdue,
    },
    pace: {
      ...counted,
      accepted_percent: acceptedPercent(counted),
      steps: paceOfSteps(finished, promised).map(({ step, promised: days, median, finished: steps }) => ({
        step,
        promised_days: days,
        median_days: median,
        finished: steps,
      })),
    },
  };
}
