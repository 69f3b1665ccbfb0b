import { eventMay, type EventMay } from '@/components/events/admin/acts/event-may';
import type { Visit } from '../actor';
import { mayHere } from '../may-here';

/** What the visitor may do with an event of this client; of staff, more while they have it open (D43-2). */
export function eventMayHere(visit: Visit, tenant: string): EventMay {
  return {
    ...eventMay(visit.actor, visit.isStaff),
    update: mayHere(visit, tenant, 'events.update'),
    setStatus: mayHere(visit, tenant, 'events.set_status'),
    clone: mayHere(visit, tenant, 'events.create'),
    remove: mayHere(visit, tenant, 'events.delete'),
    restore: mayHere(visit, tenant, 'events.restore'),
  };
}
