/** SPEC 1: what an event is. */
export const EVENT_TYPES = ['Store', 'Promo', 'Products', 'Bulk'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** SPEC 4. */
export const EVENT_STATUSES = ['Active', 'Draft', 'On hold'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** DECISIONS 24: whom a gift is given to once. */
export type HouseholdMode = 'off' | 'flag' | 'per_person' | 'per_household';

/** The types whose shoppers pay, by card (DECISIONS 4). */
export function takesPayment(type: EventType): boolean {
  return type === 'Store' || type === 'Products';
}
