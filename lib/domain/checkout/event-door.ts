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
  return event.status === 'Active' && isInTime(event, at) ? 'open' : 'event_closed';
}

function isInTime({ opensAt, closesAt }: Pick<SellingEvent, 'opensAt' | 'closesAt'>, at: Date): boolean {
  return (opensAt === null || at >= opensAt) && (closesAt === null || at < closesAt);
}

/** What decides whether a shown event takes orders or claims now, for its page to say so from the start. */
export interface ShownEvent extends Omit<SellingEvent, 'type'> {
  claimCap: number | null;
  claimsUsed: number;
}

/**
 * Where a shown event stands: the write decides again, as this may be some minutes old. `exhausted`: all that may be
 * claimed has been. DECISIONS 5, 22.
 */
export function doorOf(event: ShownEvent, at: Date): 'open' | 'closed' | 'exhausted' {
  if (event.status !== 'Active' || !isInTime(event, at)) return 'closed';
  return event.claimCap !== null && event.claimsUsed >= event.claimCap ? 'exhausted' : 'open';
}
