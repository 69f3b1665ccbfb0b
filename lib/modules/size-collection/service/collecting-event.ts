import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { eventAvailability, phaseOf, type SellingEvent } from '@/lib/modules/events/rules/event-availability';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import {
  findCollectingEvent,
  type CollectingEvent,
} from '@/lib/modules/size-collection/data/find-collecting-event';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';

/**
 * Why an event takes no answers now, or null if it does. Throws 404 for a draft and for an event that collects no
 * sizes, so that their existence stays hidden. D4-5, D5.
 */
export function closedReason(event: SellingEvent & { collectSizes: boolean }): Invitation['closed'] {
  const at = now();
  const availability = event.collectSizes ? eventAvailability(event, at, ['Bulk']) : 'not_found';
  if (availability === 'not_found') throw notFound();
  if (availability === 'open') return null;
  if (event.status !== 'Active') return 'on_hold';
  return phaseOf(event, at) === 'before' ? 'not_open_yet' : 'over';
}

/**
 * A tenant's event that collects sizes. Throws 404 for another tenant's event and for one that does not collect sizes.
 */
export async function requireCollecting(
  tx: Transaction,
  context: TenantContext,
  slug: string,
): Promise<CollectingEvent> {
  const event = await findCollectingEvent(tx, context.tenantId, slug);
  if (!event) throw notFound();
  return event;
}

/** Throws `event_locked` for a user of the tenant when staff have locked the event. D5. */
export function requireUnlocked(event: CollectingEvent, { actor }: TenantContext): void {
  assertWritable(actor, event);
}

/** Throws `event_closed` where a mailed link would not work: the event is a draft, on hold or closed. D5. */
export function requireInviting(event: CollectingEvent): void {
  if (event.status !== 'Active' || phaseOf(event, now()) === 'after') throw new AppError('event_closed');
}
