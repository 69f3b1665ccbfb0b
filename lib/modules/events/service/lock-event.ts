import { notFound } from '@/lib/kernel/app-error';
import type { LockState } from '@/lib/modules/events/contract/lock-event';
import { audit } from '@/lib/audit/append-audit';
import { lockEventRow, saveLock } from '@/lib/modules/events/data/event-life';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';

/**
 * Locks an event for its client with a reason, or unlocks it; a locked one can be locked again with another reason. The
 * audit row has the reason of both. The same again changes nothing, and the public sees no difference, so no page is
 * purged. Throws 404 for an event that is not this tenant's. D5-5.
 */
export async function setEventLock(
  context: TenantContext,
  slug: string,
  { locked, reason }: { locked: boolean; reason: string },
): Promise<LockState> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await lockEventRow(tx, tenantId, slug);
    if (!event || event.deletedAt) throw notFound();
    const next = locked ? reason : null;
    const answer = { locked, lock_reason: next };
    if (event.locked === locked && event.lockReason === next) return answer;
    await saveLock(tx, { tenantId, id: event.id }, next);
    await audit(tx, context, {
      action: locked ? 'event.locked' : 'event.unlocked',
      subjectType: 'event',
      subjectId: event.id,
      subjectLabel: event.name,
      data: { locked: { from: event.locked, to: locked }, reason },
    });
    return answer;
  });
}
