import { invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { isSameName, restorableUntil } from '@/lib/modules/events/rules/deletion';
import type { EventStatus } from '@/lib/modules/events/rules/event-types';
import { audit } from '@/lib/audit/append-audit';
import { lockEventRow, markDeleted, markRestored } from '@/lib/modules/events/data/event-life';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

/**
 * Deletes an event so that it can be restored for 30 days: it becomes a draft that no page finds and its slug stays its
 * own. Unpaid orders end as they do in an event that has closed, paid ones go on. Audit row and purge of its pages in the
 * same transaction. Deleting it again changes nothing. Throws 422 at a name that is not the event's, 404 for another
 * tenant's event, 409 for one that staff have locked. D45-1, D45-2.
 */
export async function deleteEvent(
  context: TenantContext,
  slug: string,
  typed: string,
): Promise<{ slug: string; restorable_until: string }> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await lockEventRow(tx, tenantId, slug);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    if (!isSameName(typed, event.name)) throw invalid({ name: ['invalid'] });
    const at = event.deletedAt ?? now();
    const until = restorableUntil(at);
    const answer = { slug, restorable_until: until.toISOString() };
    if (event.deletedAt) return answer;
    await markDeleted(tx, { tenantId, id: event.id }, { at, purgeDueAt: until });
    await audit(tx, context, {
      action: 'event.deleted',
      subjectType: 'event',
      subjectId: event.id,
      subjectLabel: event.name,
      data: { name: event.name, slug, status: { from: event.status, to: 'Draft' } },
    });
    await enqueuePurge(tx, slug);
    return answer;
  });
}

/**
 * Restores a deleted event as a draft, with audit row. An event that was not deleted stays as it is. Throws 404 for
 * another tenant's event and 30 days after the deletion, 409 for one that staff have locked. D45-1.
 */
export async function restoreEvent(
  context: TenantContext,
  slug: string,
): Promise<{ slug: string; status: EventStatus }> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const event = await lockEventRow(tx, tenantId, slug);
    if (!event) throw notFound();
    const { status, deletedAt } = event;
    if (!deletedAt) return { slug, status };
    if (restorableUntil(deletedAt) <= now()) throw notFound();
    assertWritable(context.actor, event);
    await markRestored(tx, { tenantId, id: event.id }, now());
    await audit(tx, context, {
      action: 'event.restored',
      subjectType: 'event',
      subjectId: event.id,
      data: { name: event.name, slug, status: { to: status } },
    });
    await enqueuePurge(tx, slug);
    return { slug, status };
  });
}
