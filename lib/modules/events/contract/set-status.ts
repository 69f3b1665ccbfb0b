import { z } from 'zod';
import { EVENT_STATUSES } from '@/lib/modules/events/rules/event-types';
import { route } from '@/lib/contract/route';
import { eventParams, none, requiredText, text } from '@/lib/contract/primitives';
import { setEventStatusCall } from './status-path';

/** The status of S4-1. */
const statusChange = z.strictObject({
  status: z.enum(EVENT_STATUSES),
  /** The event's name, typed to confirm; required when a public event becomes a draft. */
  name: requiredText(200).optional(),
  /** The message for visitors while it is on hold; unchanged if left out. */
  on_hold_message: text(500).optional(),
});
export type StatusChange = z.output<typeof statusChange>;

export const setEventStatus = route({
  id: 'events.set-status',
  ...setEventStatusCall,
  summary: 'Makes an event Active, a Draft, or puts it on hold',
  access: 'tenant',
  permission: 'events.set_status',
  params: eventParams,
  query: none,
  body: statusChange,
  response: z.object({ status: z.enum(EVENT_STATUSES) }),
  errors: ['event_locked', 'event_not_ready'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern-summer' },
    request: { status: 'Active' },
    response: { status: 'Active' },
  },
});
