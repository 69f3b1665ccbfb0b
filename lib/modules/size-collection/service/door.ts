import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { eventDoor, phaseOf, type SellingEvent } from '@/lib/modules/events/rules/event-availability';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import {
  findCollectingEvent,
  type CollectingEvent,
} from '@/lib/modules/size-collection/data/find-collecting-event';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';

/**
 * Why an event takes no answer now; null while it does. Throws 404 for a Draft and for an event that collects no sizes,
 * which are not shown to exist. DECISIONS 4, 5.
 */
export function closedReason(event: SellingEvent & { collectSizes: boolean }): Invitation['closed'] {
  const at = now();
  const door = event.collectSizes ? eventDoor(event, at, ['Bulk']) : 'not_found';
  if (door === 'not_found') throw notFound();
  if (door === 'open') return null;
  if (event.status !== 'Active') return 'on_hold';
  return phaseOf(event, at) === 'before' ? 'not_open_yet' : 'over';
}

/** A tenant's event that collects sizes. Throws 404 for another tenant's, and for one that does not. */
export async function requireCollecting(
  tx: Transaction,
  context: TenantContext,
  slug: string,
): Promise<CollectingEvent> {
  const event = await findCollectingEvent(tx, context.tenantId, slug);
  if (!event) throw notFound();
  return event;
}

/** Throws `event_locked` for a client whose event staff have locked. DECISIONS 5. */
export function requireUnlocked(event: CollectingEvent, { actor }: TenantContext): void {
  if (event.locked && actor !== 'staff') throw new AppError('event_locked');
}

/** Throws `event_closed` where a mailed link would open nothing: a Draft, on hold, or over. DECISIONS 5. */
export function requireInviting(event: CollectingEvent): void {
  if (event.status !== 'Active' || phaseOf(event, now()) === 'after') throw new AppError('event_closed');
}
