/** The event types of S1-1. */
export const EVENT_TYPES = ['Store', 'Promo', 'Products', 'Bulk'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The event statuses of S4-1. */
export const EVENT_STATUSES = ['Active', 'Draft', 'On hold'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What the event list can be narrowed to: a status, or what was deleted and can be restored (D45-1). */
export const LISTED_STATUSES = [...EVENT_STATUSES, 'Deleted'] as const;

/** How claims are limited per person or household. D24-2. */
export const HOUSEHOLD_MODES = ['off', 'flag', 'per_person', 'per_household'] as const;
export type HouseholdMode = (typeof HOUSEHOLD_MODES)[number];

/** Event types whose page is one order form, which other sites may show (D4, D8-1). */
export function hasOrderForm(type: EventType): boolean {
  return type === 'Promo' || type === 'Products';
}

/** Event types with card payment (D4). */
export function takesPayment(type: EventType): boolean {
  return type === 'Store' || type === 'Products';
}

/** Whether recipients need a promotion code: a gift event that is no sample (D4). */
export function asksForCodes(type: EventType, sample: boolean): boolean {
  return type === 'Promo' && !sample;
}
