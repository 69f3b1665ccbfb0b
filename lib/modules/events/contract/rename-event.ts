import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, none, requiredText, text } from '@/lib/contract/primitives';
import { renameEventCall } from './paths';

/** Absent fields stay as they are. */
const eventNames = z.strictObject({
  name: requiredText(80).optional(),
  /** 3 to 63 of `a-z 0-9 -`. The former one redirects here for good, since codes are printed on cards (D6-3). */
  slug: text(200).optional(),
});
export type EventNames = z.output<typeof eventNames>;

export const renameEvent = route({
  id: 'events.rename',
  ...renameEventCall,
  summary: 'Changes an event’s name and its web address; the former address redirects to the new one',
  access: 'tenant',
  permission: 'events.update',
  params: eventParams,
  query: none,
  body: eventNames,
  response: z.object({ name: z.string(), slug: z.string() }),
  errors: ['event_locked'],
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern-summer' },
    request: { name: 'Fjord & Fern Midsummer', slug: 'fjord-fern-midsummer' },
    response: { name: 'Fjord & Fern Midsummer', slug: 'fjord-fern-midsummer' },
  },
});
