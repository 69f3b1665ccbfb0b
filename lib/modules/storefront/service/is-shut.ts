import { now } from '@/lib/kernel/clock';
import { phaseOf, type EventTimes } from '@/lib/modules/events/rules/event-availability';
import type { EventJson } from '@/lib/modules/events/service/statements/event-json';

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** When an event opens and closes. */
export function timesOf({ opensAt, closesAt }: Pick<EventJson, 'opensAt' | 'closesAt'>): EventTimes {
  return { opensAt: instantOf(opensAt), closesAt: instantOf(closesAt) };
}

/**
 * Whether an event shows the public no products: a store before it opens or after it has closed, and a Bulk event,
 * whose pieces only its invitees see. D4, D5.
 */
export function isShut(event: Pick<EventJson, 'type' | 'opensAt' | 'closesAt'>): boolean {
  if (event.type === 'Bulk') return true;
  return event.type === 'Store' && phaseOf(timesOf(event), now()) !== 'open';
}
