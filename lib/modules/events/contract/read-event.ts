import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams, none, slug } from '@/lib/contract/primitives';
import { eventSummary, eventSummaryExample } from './event-summary';
import { readAnyEventCall, readEventCall } from './paths';

export const readEvent = route({
  id: 'events.read',
  ...readEventCall,
  summary: 'One event',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: eventSummary,
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, response: eventSummaryExample },
});

/** Staff find an event by its slug before they know its tenant. */
export const readAnyEvent = route({
  id: 'events.read-any',
  ...readAnyEventCall,
  summary: 'One event of any tenant',
  access: 'staff',
  permission: 'events.read',
  params: z.object({ slug }),
  query: none,
  response: eventSummary,
  example: { params: { slug: 'fjord-fern' }, response: eventSummaryExample },
});
