import { z } from 'zod';
import { EVENT_STATUSES, EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { currency, instantText, region } from '@/lib/contract/primitives';

const eventLook = z.object({
  /** `#rrggbb`: primary, secondary, tertiary; empty for an event without a look. */
  colours: z.array(z.string()),
  logo: z.string().nullable(),
  /** The picture of its first product; null without one, and for a deleted event. */
  preview: z.string().nullable(),
});

export const eventSummary = z.object({
  id: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  slug: z.string(),
  name: z.string(),
  event_type: z.object({ type: z.enum(EVENT_TYPES) }),
  sample: z.boolean(),
  status: z.enum(EVENT_STATUSES),
  /** Read-only for the client until staff unlock it (D5-5), and why; null when they haven't said. */
  locked: z.boolean(),
  lock_reason: z.string().nullable(),
  /** Until when a deleted event can be restored; null for one that is not deleted (D45-1). */
  restorable_until: instantText.nullable(),
  /** What a thumbnail of its pages is made of. */
  look: eventLook,
  region,
  currency,
  product_count: z.number().int(),
  /** Paid or free, and not cancelled (D38-2). */
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
  lock_reason: null,
  restorable_until: null,
  look: {
    colours: ['#1f4d3a', '#f2efe6', '#c2612c'],
    logo: '/api/ten_fjord/files/fil_7k2m9x4c1v8b3n5q6w0z',
    preview: '/api/ten_fjord/events/fjord-fern/products/ff-crew-tee/picture/tee-black/front',
  },
  region: 'UK',
  currency: 'GBP',
  product_count: 12,
  order_count: 180,
  created_at: '2026-07-21T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};
