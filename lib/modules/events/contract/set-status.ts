import { z } from 'zod';
import { EVENT_STATUSES } from '@/lib/modules/events/rules/event-types';
import { route } from '@/lib/contract/route';
import { eventParams, none, requiredText, text } from '@/lib/contract/primitives';
import { setEventStatusCall } from './paths';

/** SPEC 4. */
const statusChange = z.strictObject({
  status: z.enum(EVENT_STATUSES),
  /** The event's name, typed to confirm; asked for when a public event is taken away from its visitors. */
  name: requiredText(200).optional(),
  /** What visitors read while it is on hold; left out, it stays as it was. */
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
