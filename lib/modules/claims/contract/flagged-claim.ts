import { z } from 'zod';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { instantText, objectId, slug } from '@/lib/contract/primitives';

/** The claimant as typed, for comparing two claims. */
const claimant = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address_first_line: z.string(),
  address_second_line: z.string(),
  address_city: z.string(),
  address_postcode: z.string(),
  address_country: z.string(),
});

const claimedOrder = z.object({
  order_id: objectId,
  order_ref: z.string(),
  status: z.enum(ORDER_STATUSES).nullable(),
  created_at: instantText,
  claimant,
});

/** The kinds of keys that two claims may share (D24-1). */
export const matchKind = z.enum(['household', 'email', 'phone', 'name_postal']);
export type MatchKind = z.output<typeof matchKind>;
export const flagState = z.enum(['waiting', 'released', 'refused']);

/**
 * A claim that waits for a decision, or waited, with its reasons: that its client approves each claim, and each kind of key
 * that it shares with an earlier one, and the order that had it first.
 */
export const flaggedClaim = claimedOrder.extend({
  event_slug: slug,
  event_name: z.string(),
  state: flagState,
  /** Each claim of its event is approved by its client (D24-4). */
  for_approval: z.boolean(),
  flagged_at: instantText,
  decided_at: instantText.nullable(),
  /** The name of the person who decided, if the reader may see it. */
  decided_by: z.string().nullable(),
  reasons: z.array(z.object({ kind: matchKind, earlier: claimedOrder })),
});
export type FlaggedClaim = z.output<typeof flaggedClaim>;

const ada = {
  name: 'Ada Fern',
  email: 'ada@guest.example',
  phone: '+31 6 10000001',
  address_first_line: 'Keizersgracht 12-2',
  address_second_line: '',
  address_city: 'Amsterdam',
  address_postcode: '1015 CS',
  address_country: 'Netherlands',
};

export const flaggedClaimExample = {
  order_id: 'ord_7k2m9x4c1v8b3n5q6w0z',
  order_ref: 'M7QK-3FXW',
  status: 'new' as const,
  created_at: '2026-11-20T12:05:00.000Z',
  claimant: { ...ada, name: 'Bo Fern', email: 'bo@guest.example', address_first_line: 'Keizersgr. 12 II' },
  event_slug: 'lumen-summit',
  event_name: 'Lumen Summit',
  state: 'waiting' as const,
  for_approval: false,
  flagged_at: '2026-11-20T12:05:00.000Z',
  decided_at: null,
  decided_by: null,
  reasons: [
    {
      kind: 'household' as const,
      earlier: {
        order_id: 'ord_5q6w0z7k2m9x4c1v8b3n',
        order_ref: 'H4TN-9PLC',
        status: 'shipped' as const,
        created_at: '2026-11-18T09:00:00.000Z',
        claimant: ada,
      },
    },
  ],
};
