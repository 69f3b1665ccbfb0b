import { now } from '@/lib/kernel/clock';
import { traceOf } from '@/lib/kernel/trace-of';
import { log } from '@/lib/env/logger';
import { audit } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { listTenants } from '@/lib/db/list-tenants';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { emptyEvent, putBack, takeDueEvents } from '@/lib/modules/events/data/purge-events';

/** When an event that could not be emptied is taken again. */
const AGAIN_MS = 6 * 3_600_000;

interface Purged {
  purged: number;
  failed: number;
}

/** Empties the event of a tenant that has waited longest; null when none is due. The failed one is named. */
async function purgeNext(context: TenantContext): Promise<{ failed: string | null } | null> {
  const { tenantId } = context;
  let taken: string | null = null;
  try {
    return await withTenant(context, async (tx) => {
      const [due] = await takeDueEvents(tx, tenantId, { at: now(), limit: 1 });
      if (!due) return null;
      taken = due.id;
      await announce(tx, 'event.purged', { tenantId, eventId: due.id });
      await emptyEvent(tx, { tenantId, id: due.id }, now());
      await audit(tx, context, {
        action: 'event.purged',
        subjectType: 'event',
        subjectId: due.id,
        data: { name: due.name, slug: due.slug },
      });
      await enqueuePurge(tx, due.slug);
      return { failed: null };
    });
  } catch (error) {
    log().error({ tenantId, eventId: taken, fault: traceOf(error) }, 'emptying a deleted event failed');
    return taken === null ? null : { failed: taken };
  }
}

/** One event of a tenant: the next one's turn comes after everyone else's. False when none is left. */
async function turn(tenantId: string, counted: Purged): Promise<boolean> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const done = await purgeNext(context);
  if (done === null) return false;
  if (done.failed === null) {
    counted.purged += 1;
    return true;
  }
  counted.failed += 1;
  const again = new Date(now().getTime() + AGAIN_MS);
  const key = { tenantId, id: done.failed };
  return withTenant(context, (tx) => putBack(tx, key, again)).then(
    () => true,
    () => false,
  );
}

/**
 * Empties the deleted events whose 30 days are over, each in a transaction of its own with its audit row: what modules keep
 * of it goes, orders and what they name stay, the slugs are free again. Tenants take turns, and an event that fails is put
 * back for some hours, so that none waits for another's many or broken ones. Safe to repeat and to run in several workers.
 * D45-3.
 */
export async function purgeEvents(signal?: AbortSignal): Promise<Purged> {
  const counted: Purged = { purged: 0, failed: 0 };
  let waiting = await withDirectory(listTenants);
  while (waiting.length > 0) {
    const more: string[] = [];
    for (const tenantId of waiting) {
      if (signal?.aborted) return counted;
      if (await turn(tenantId, counted)) more.push(tenantId);
    }
    waiting = more;
  }
  return counted;
}
