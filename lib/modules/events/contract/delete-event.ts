import { z } from 'zod';
import { EVENT_STATUSES } from '@/lib/modules/events/rules/event-types';
import { route } from '@/lib/contract/route';
import { eventParams, instantText, none, requiredText } from '@/lib/contract/primitives';
import { deleteEventCall, restoreEventCall } from './paths';

export const deleteEvent = route({
  id: 'events.delete',
  ...deleteEventCall,
  summary: 'Deletes an event: the public gets a 404, nothing is sold, and it can be restored for 30 days',
  access: 'tenant',
  permission: 'events.delete',
  params: eventParams,
  query: none,
  /** The event's name, typed to confirm (D45-1). */
  body: z.strictObject({ name: requiredText(200) }),
  response: z.object({ slug: z.string(), restorable_until: instantText }),
  errors: ['event_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern-summer' },
    request: { name: 'Fjord & Fern Summer' },
    response: { slug: 'fjord-fern-summer', restorable_until: '2026-12-20T09:00:00.000Z' },
  },
});

/** It comes back as a draft, so that nothing is sold before someone has looked at it. */
export const restoreEvent = route({
  id: 'events.restore',
  ...restoreEventCall,
  summary: 'Restores a deleted event as a draft, under its own slug',
  access: 'tenant',
  permission: 'events.restore',
  params: eventParams,
  query: none,
  response: z.object({ slug: z.string(), status: z.enum(EVENT_STATUSES) }),
  errors: ['event_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern-summer' },
    response: { slug: 'fjord-fern-summer', status: 'Draft' },
  },
});
