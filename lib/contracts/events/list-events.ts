import { z } from 'zod';
import { route } from '../route';
import { none, tenantParams } from '../shared/primitives';
import { eventSummary, eventSummaryExample } from './event-summary';

export const eventListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  status: z.enum(['Active', 'Draft', 'On hold']).optional(),
});

export const eventPage = z.object({ events: z.array(eventSummary), next_cursor: z.string().nullable() });

export const listEvents = route({
  id: 'events.list',
  method: 'get',
  path: '/api/{tenant}/events',
  summary: "A tenant's events, newest change first",
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
  method: 'get',
  path: '/api/events',
  summary: 'Events of all tenants',
  access: 'staff',
  permission: 'events.read',
  params: none,
  query: eventListQuery,
  response: eventPage,
  example: { response: { events: [eventSummaryExample], next_cursor: null } },
});
