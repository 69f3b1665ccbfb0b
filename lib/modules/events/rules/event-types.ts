/** The event types of S1-1. */
export const EVENT_TYPES = ['Store', 'Promo', 'Products', 'Bulk'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The event statuses of S4-1. */
export const EVENT_STATUSES = ['Active', 'Draft', 'On hold'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** How claims are limited per person or household. D24-2. */
export type HouseholdMode = 'off' | 'flag' | 'per_person' | 'per_household';

/** Event types with card payment (D4). */
export function takesPayment(type: EventType): boolean {
  return type === 'Store' || type === 'Products';
}
