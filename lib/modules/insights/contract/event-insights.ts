import { z } from 'zod';
import { NEEDS_ATTENTION } from '@/lib/modules/orders/rules/needs-attention';
import { PUBLIC_STAGES } from '@/lib/modules/orders/rules/public-stage';
import { route } from '@/lib/contract/route';
import { eventParams, none } from '@/lib/contract/primitives';
import { readEventInsightsCall } from './paths';

/** Where an event's orders are, and what waits for a person. */
const eventInsights = z.object({
  /** Orders under way, and those that ended in the last 30 days, by the stages of D33-1. */
  orders_by_stage: z.record(z.enum(PUBLIC_STAGES), z.number().int()),
  attention: z.object({
    /** Orders by the issue that stops them (D32-3); none of 0. */
    issues: z.array(z.object({ status: z.enum(NEEDS_ATTENTION), count: z.number().int() })),
    /** Orders that wait for their client's approval (D3-31). */
    to_approve: z.number().int(),
    /** Orders on hold (D32-7) that have no such issue and wait for no approval. */
    held: z.number().int(),
    /** Gift claims that wait for a decision (D24-2). */
    flagged_claims: z.number().int(),
    /** Products that are available but have nothing left in stock. */
    sold_out: z.number().int(),
    /** Products that are not available yet. */
    draft_products: z.number().int(),
    /** Products that staff have locked (D5-5). */
    locked_products: z.number().int(),
  }),
});
export type EventInsights = z.output<typeof eventInsights>;

const eventInsightsExample: EventInsights = {
  orders_by_stage: {
    received: 4,
    being_prepared: 3,
    in_production: 11,
    on_its_way: 42,
    needs_your_help: 2,
    cancelled: 1,
  },
  attention: {
    issues: [{ status: 'address_issue', count: 2 }],
    to_approve: 0,
    held: 0,
    flagged_claims: 0,
    sold_out: 1,
    draft_products: 2,
    locked_products: 0,
  },
};

export const readEventInsights = route({
  id: 'events.insights',
  ...readEventInsightsCall,
  summary: 'Where an event’s orders are, and what of it waits for a person',
  access: 'tenant',
  permission: 'events.read',
  params: eventParams,
  query: none,
  response: eventInsights,
  example: { params: { tenant: 'ten_fjord', slug: 'fjord-fern' }, response: eventInsightsExample },
});
