/** What decides whether an event takes orders through the checkout. */
export interface SellingEvent {
  type: string;
  status: string;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** The types that are paid through the checkout. DECISIONS 4. */
const CHECKOUT_TYPES: readonly string[] = ['Store', 'Products'];

/**
 * Whether an event takes orders of its kind at `at`: through the checkout, unless other `types` are asked for.
 * `not_found`: a Draft, or an event of another type, is not shown to exist; `event_closed`: on hold, not open yet, or
 * over. DECISIONS 4, 5.
 */
export function eventDoor(
  event: SellingEvent,
  at: Date,
  types: readonly string[] = CHECKOUT_TYPES,
): 'open' | 'not_found' | 'event_closed' {
  if (!types.includes(event.type) || event.status === 'Draft') return 'not_found';
  if (event.status !== 'Active') return 'event_closed';
  const early = event.opensAt !== null && at < event.opensAt;
  const late = event.closesAt !== null && at >= event.closesAt;
  return early || late ? 'event_closed' : 'open';
}
