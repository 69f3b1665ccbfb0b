import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { readAnyEvent, readEvent } from '@/lib/modules/events/contract/read-event';
import type { Visit } from '../actor';
import { pageCall } from '../page-call';

/** Staff find any event by its slug, a client its own; otherwise 404. */
export function findEvent({ user, token, isStaff }: Visit, slug: string): Promise<EventSummary> {
  return isStaff || !user.tenant_id
    ? pageCall(readAnyEvent, { params: { slug }, token })
    : pageCall(readEvent, { params: { tenant: user.tenant_id, slug }, token });
}
