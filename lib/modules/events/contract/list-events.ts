import { z } from 'zod';
import { EVENT_TYPES, LISTED_STATUSES } from '@/lib/modules/events/rules/event-types';
import { route } from '@/lib/contract/route';
import { none, tenantId, tenantParams, text } from '@/lib/contract/primitives';
import { eventSummary, eventSummaryExample } from './event-summary';
import { listAllEventsCall, listEventsCall } from './paths';

export const EVENT_SORTS = ['-updated_at', 'updated_at', '-created_at', 'created_at'] as const;

const eventListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  sort: z.enum(EVENT_SORTS).default('-updated_at'),
  /** `Deleted`: those that can be restored, which no other list has. */
  status: z.enum(LISTED_STATUSES).optional(),
  type: z.enum(EVENT_TYPES).optional(),
  /** Part of the event's name or slug; for staff also of its client's name. */
  search: text(120).optional(),
});

/** What a saved view or an export of events can filter by. */
export const eventListFilters = eventListQuery.omit({ cursor: true, limit: true, sort: true });
export const staffEventFilters = z.object({ tenant: tenantId.optional() });

export type EventListQuery = z.output<typeof eventListQuery>;

const eventPage = z.object({
  events: z.array(eventSummary),
  next_cursor: z.string().nullable(),
});
export type EventPage = z.output<typeof eventPage>;

export const listEvents = route({
  id: 'events.list',
  ...listEventsCall,
  summary: "A tenant's events, newest change first unless asked otherwise",
  access: 'tenant',
  permission: 'events.read',
  params: tenantParams,
  query: eventListQuery,
  response: eventPage,
  example: {
    params: { tenant: 'ten_fjord' },
    response: { events: [eventSummaryExample], next_cursor: null },
  },
});

export const listAllEvents = route({
  id: 'events.list-all',
  ...listAllEventsCall,
  summary: 'Events of all tenants',
  access: 'staff',
  permission: 'events.read',
  params: none,
  query: eventListQuery,
  response: eventPage,
  example: { response: { events: [eventSummaryExample], next_cursor: null } },
});
