import type { EventType } from './event-types';

const PAID = [
  'vat_rate',
  'not_vat_registered',
  'free_retail_shipping',
  'fixed_retail_shipping_price',
  'custom_retail_shipping',
] as const;
const ORDERED = ['edit_window_minutes'] as const;
const APPROVED = ['approve_orders', 'orders_to_approve'] as const;
const GIFT = [
  'sample',
  'claim_cap',
  'household_mode',
  'approve_claims',
  'claim_domains',
  'blocked_claim_domains',
  'refuse_disposable_emails',
] as const;
const COLLECTED = ['collect_sizes', 'collect_addresses'] as const;

/** A setting that only events of some types have. */
export type TypedDetail =
  | (typeof PAID)[number]
  | (typeof ORDERED)[number]
  | (typeof APPROVED)[number]
  | (typeof GIFT)[number]
  | (typeof COLLECTED)[number];

/** The settings that only some types have, by type: what is paid has VAT and shipping, a gift its limits. D4. */
export const TYPED_DETAILS: Record<EventType, readonly TypedDetail[]> = {
  Store: [...PAID, ...ORDERED, ...APPROVED],
  Products: [...PAID, ...ORDERED, ...APPROVED],
  Promo: [...GIFT, ...ORDERED],
  Bulk: COLLECTED,
};

const ALL: ReadonlySet<string> = new Set([...PAID, ...ORDERED, ...APPROVED, ...GIFT, ...COLLECTED]);

/** Whether events of this type have the setting. */
export function hasDetail(type: EventType, field: string): boolean {
  return !ALL.has(field) || (TYPED_DETAILS[type] as readonly string[]).includes(field);
}

/** The longest edit window: a week; with a longer one the promised delivery dates could not be kept. D18-1. */
export const MOST_EDIT_MINUTES = 7 * 24 * 60;
export const MOST_CLAIMS = 1_000_000;
export const ON_HOLD_LENGTH = 500;
