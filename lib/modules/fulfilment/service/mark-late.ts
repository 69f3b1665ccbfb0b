import { now } from '@/lib/kernel/clock';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { announce } from '@/lib/domain-events/announce';
import { readPromise, setClock, takeClock } from '@/lib/modules/fulfilment/data/order-clocks';
import { daysLate, nextMidnight } from '@/lib/modules/fulfilment/rules/fulfillers/promised-days';

type Clock = NonNullable<Awaited<ReturnType<typeof takeClock>>>;

const MARK: DueWork<Clock> = {
  failure: 'looking at an order’s clock failed',
  take: takeClock,
  async run(tx, { tenantId }, clock) {
    const key = { tenantId, orderId: clock.id };
    const { part } = clock;
    const promise = await readPromise(tx, clock);
    if (!promise) throw new Error(`no fulfiller ${clock.fulfillerId}`);
    const at = now();
    const late = daysLate({ ...promise, beganAt: clock.beganAt }, at);
    const lateDays = late > 0 ? late : null;
    await setClock(
      tx,
      { ...key, part },
      {
        checkAt: nextMidnight(at, promise.timeZone),
        lateSince: lateDays === null ? null : (clock.lateSince ?? at),
        lateDays,
      },
    );
    if (lateDays !== clock.lateDays) await announce(tx, 'order.changed', key);
  },
  putOff: (tx, { tenantId, id: orderId }, checkAt) => setClock(tx, { tenantId, orderId }, { checkAt }),
};

/**
 * Marks orders that are past the days which their printer promised for their step, and counts those days on; of an order that
 * several printers make, each part by itself. Each in hand is looked at once after its printer's midnight; tenants take turns, and one that fails is put back. Safe to repeat and
 * to run in several workers. S2.2-171, S2.2-290.
 */
export async function markLate(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  return takeTurns(MARK, signal);
}
