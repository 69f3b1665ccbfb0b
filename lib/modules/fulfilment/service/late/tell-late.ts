import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { enqueue } from '@/lib/db/enqueue';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import {
  dropNoticesBefore,
  findUnnoted,
  noteLate,
} from '@/lib/modules/fulfilment/data/fulfillers/late-notices';
import { toldDay } from '@/lib/modules/fulfilment/rules/fulfillers/late-notices';

/** The clock asks, and no person: a name for what staff's policies want to know. */
export const LATE_TELLER: StaffContext = { staffId: 'usr_late_orders' };

/** So long the mail waits for the other printers of a turn. */
const GATHER_MS = 60_000;
const KEPT_MS = 90 * 86_400_000;

/** One printer's count and the day's mail, which the printers of a turn share. */
function note(day: string, fulfillerId: string): Promise<boolean> {
  return withStaff(LATE_TELLER, async (tx) => {
    const isNew = await noteLate(tx, day, fulfillerId);
    const runAt = new Date(now().getTime() + GATHER_MS);
    if (isNew) await enqueue(tx, 'send-late-mail', { day }, { jobKey: `late:${day}`, runAt });
    return isNew;
  });
}

/**
 * Counts the late orders of each printer for the mail of the day, in a transaction each: one that fails is counted by a later turn
 * and holds up no other. Safe to repeat and to run in several workers. S2.2-174.
 */
export async function tellLate(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  const counted = { done: 0, failed: 0 };
  const at = now();
  const day = toldDay(at);
  if (day === null) return counted;
  const ids = await withStaff(LATE_TELLER, async (tx) => {
    await dropNoticesBefore(tx, new Date(at.getTime() - KEPT_MS).toISOString().slice(0, 10));
    return findUnnoted(tx, day);
  });
  for (const id of ids) {
    if (signal?.aborted) break;
    try {
      if (await note(day, id)) counted.done += 1;
    } catch (error) {
      counted.failed += 1;
      log().error({ id, fault: traceOf(error) }, 'counting a printer’s late orders failed');
    }
  }
  return counted;
}
