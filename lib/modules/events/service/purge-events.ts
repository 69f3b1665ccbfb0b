import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { announce } from '@/lib/domain-events/announce';
import { emptyEvent, putBack, takeDueEvents, type DueEvent } from '@/lib/modules/events/data/purge-events';

const PURGE: DueWork<DueEvent> = {
  failure: 'emptying a deleted event failed',
  async take(tx, tenantId, at) {
    const [due] = await takeDueEvents(tx, tenantId, { at, limit: 1 });
    return due;
  },
  async run(tx, context, { id, slug, name }) {
    const { tenantId } = context;
    await announce(tx, 'event.purged', { tenantId, eventId: id });
    await emptyEvent(tx, { tenantId, id }, now());
    await audit(tx, context, {
      action: 'event.purged',
      subjectType: 'event',
      subjectId: id,
      data: { name, slug },
    });
    await enqueuePurge(tx, slug);
  },
  putOff: putBack,
};

/**
 * Empties the deleted events whose 30 days are over, each in a transaction of its own with its audit row: what modules keep
 * of it goes, orders and what they name stay, the slugs are free again. Safe to repeat and to run in several workers. D45-3.
 */
export async function purgeEvents(signal?: AbortSignal): Promise<{ purged: number; failed: number }> {
  const { done, failed } = await takeTurns(PURGE, signal);
  return { purged: done, failed };
}
