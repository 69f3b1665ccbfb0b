import { notFound } from '@/lib/kernel/app-error';
import type { Minor } from '@/lib/kernel/money';
import { enqueueAll } from '@/lib/db/enqueue';
import { eventJobs } from '@/lib/domain-events/announce';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { changeBudget } from '@/lib/modules/ledger/data/change-terms';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { findEvent } from '@/lib/modules/ledger/data/read-account';

/**
 * Sets what an event may cost its client, in minor units; null for no limit. What it has cost so far counts. A row of the
 * log where it changes; more of it may let orders go on that wait. Throws 404 for an event that is not the client's, 409 for one that staff have locked. D37-5.
 */
export async function setBudget(context: TenantContext, slug: string, budget: Minor | null): Promise<void> {
  const { tenantId } = context;
  await withTenant(context, async (tx) => {
    const event = await findEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const eventId = event.id;
    const before = await changeBudget(tx, { tenantId, eventId, budget });
    if (before === undefined) return;
    await audit(tx, context, {
      action: 'event.budget_updated',
      subjectType: 'event',
      subjectId: eventId,
      data: { fromMinor: before, toMinor: budget },
    });
    const raised = before !== null && (budget === null || budget > before);
    if (raised) await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
  });
}
