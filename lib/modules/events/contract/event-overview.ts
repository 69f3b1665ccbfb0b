import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, eventParams, instantText, none } from '@/lib/contract/primitives';
import { eventSummary, eventSummaryExample } from './event-summary';
import { readEventOverviewCall } from './paths';

/** An event's overview page: status, links and figures. S2.2-17. */
const eventOverview = z.object({
  event: eventSummary,
  /** Its page as guests may see it before it is public (D5-2); null for a Bulk event without one. */
  preview: z.object({ path: z.string(), until: instantText }),
  /** The sites that may show its order form; null for a type without one (D8-1). */
  embed_origins: z.array(z.string()).nullable(),
  figures: z.object({
    /** Orders that were paid or cost nothing, without cancelled ones. */
    orders: z.number().int(),
    orders_30_days: z.number().int(),
    /** The payments for them minus refunds. */
    revenue: amount,
    revenue_30_days: amount,
    /** Gifts: how many were claimed, and the cap; null without a cap. */
    claims: z.number().int(),
    claim_cap: z.number().int().nullable(),
  }),
  /** The invitees of a Bulk event. */
  invitees: z.object({ invited: z.number().int(), answered: z.number().int() }).nullable(),
});
export type EventOverview = z.output<typeof eventOverview>;

const eventOverviewExample: EventOverview = {
  event: eventSummaryExample,
  preview: {
    path: '/site-preview/fjord-fern?preview=t5m8w0.0123456789abcdef0123456789abcdef01234567',
    until: '2026-11-28T00:00:00.000Z',
  },
  embed_origins: null,
  figures: {
    orders: 180,
    orders_30_days: 42,
    revenue: '8412.60',
    revenue_30_days: '1930.20',
    claims: 0,
    claim_cap: null,
  },
  invitees: null,
};

export const readEventOverview = route({
  id: 'events.overview',
  ...readEventOverviewCall,
  summary: 'How an event stands and what it has brought',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: eventOverview,
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, response: eventOverviewExample },
});
