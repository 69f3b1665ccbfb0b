import { z } from 'zod';
import { EVENT_STATUSES, EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { currency, instantText, region } from '@/lib/contract/primitives';

export const eventSummary = z.object({
  id: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  slug: z.string(),
  name: z.string(),
  event_type: z.object({ type: z.enum(EVENT_TYPES) }),
  sample: z.boolean(),
  status: z.enum(EVENT_STATUSES),
  locked: z.boolean(),
  region,
  currency,
  product_count: z.number().int(),
  order_count: z.number().int(),
  created_at: instantText,
  updated_at: instantText,
});
export type EventSummary = z.output<typeof eventSummary>;

export const eventSummaryExample: EventSummary = {
  id: 'evt_fjord_fern',
  tenant_id: 'ten_fjord',
  tenant_name: 'Fjord & Fern Coffee',
  slug: 'fjord-fern',
  name: 'Fjord & Fern',
  event_type: { type: 'Store' },
  sample: false,
  status: 'Active',
  locked: false,
  region: 'UK',
  currency: 'GBP',
  product_count: 12,
  order_count: 180,
  created_at: '2026-07-21T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};
