import { invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import type { EventStatus } from '@/lib/modules/events/rules/event-types';
import type { StatusChange } from '@/lib/modules/events/contract/set-status';
import { audit } from '@/lib/audit/append-audit';
import { readEventFacts, saveEventStatus, type EventFacts } from '@/lib/modules/events/data/event-overview';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';

/**
 * Judges, in the transaction that publishes an event and with its row locked, whether it may be; throws the refusal.
 * What judges is the launch check, which stands above this module.
 */
export type OpeningCheck = (tx: Transaction) => Promise<void>;

/** Throws unless the name confirms that a visible event is hidden. */
function assertConfirmed(facts: EventFacts, { status, name }: StatusChange): void {
  // Turning a visible event into a draft hides its page, so the name must be typed to confirm. On hold only closes it.
  const isTakenAway = status === 'Draft' && facts.status !== 'Draft';
  if (isTakenAway && name === undefined) throw invalid({ name: ['required'] });
  if (isTakenAway && name !== facts.name.trim()) throw invalid({ name: ['invalid'] });
}

/**
 * Makes an event active or a draft, or puts it on hold: row, audit row and cache purge in one transaction (S3.9-6, D5).
 * The same status again changes nothing. Throws 404 for another tenant's event, 409 for one that staff have locked,
 * 422 for a wrong name in the confirmation, and what `mayOpen` throws, which every way to Active passes.
 */
export async function setStatus(
  context: TenantContext,
  slug: string,
  change: StatusChange,
  mayOpen: OpeningCheck,
): Promise<{ status: EventStatus }> {
  const { tenantId } = context;
  const { status } = change;
  await withTenant(context, async (tx) => {
    const facts = await readEventFacts(tx, tenantId, slug, true);
    if (!facts) throw notFound();
    assertWritable(context.actor, facts);
    const onHoldMessage = change.on_hold_message ?? facts.onHoldMessage;
    if (facts.status === status && onHoldMessage === facts.onHoldMessage) return;
    if (facts.status !== status) assertConfirmed(facts, change);
    if (facts.status !== status && status === 'Active') await mayOpen(tx);
    const event = { tenantId, id: facts.id };
    await saveEventStatus(tx, event, { status, onHoldMessage: onHoldMessage || null, at: now() });
    if (facts.status !== status) {
      await audit(tx, context, {
        action: 'event.status_updated',
        subjectType: 'event',
        subjectId: facts.id,
        subjectLabel: facts.name,
        data: { from: facts.status, to: status },
      });
      if (status === 'Active') await announce(tx, 'event.opened', { tenantId, eventId: facts.id });
    } else {
      await audit(tx, context, { action: 'event.updated', subjectType: 'event', subjectId: facts.id });
    }
    await enqueuePurge(tx, slug);
  });
  return { status };
}
