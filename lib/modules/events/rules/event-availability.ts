/** The event fields that decide whether it takes orders through the checkout. */
export interface SellingEvent {
  type: string;
  status: string;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** The event types that are paid through the checkout. D4. */
const CHECKOUT_TYPES: readonly string[] = ['Store', 'Products'];

/**
 * Whether an event takes orders at `at`: through the checkout, or for the given `types`. `not_found`: a draft or an
 * event of another type, whose existence stays hidden; `event_not_open`: it opens later; `event_closed`: on hold or
 * over. D4, D5.
 */
export function eventAvailability(
  event: SellingEvent,
  at: Date,
  types: readonly string[] = CHECKOUT_TYPES,
): 'open' | 'not_found' | 'event_not_open' | 'event_closed' {
  if (!types.includes(event.type) || event.status === 'Draft') return 'not_found';
  if (event.status !== 'Active') return 'event_closed';
  const phase = phaseOf(event, at);
  if (phase === 'before') return 'event_not_open';
  return phase === 'open' ? 'open' : 'event_closed';
}

/**
 * Whether an event gives gifts at `at`. Events of an unverified tenant are closed, since gifts are printed and shipped
 * at the tenant's expense.
 */
export function claimAvailability(
  event: SellingEvent & { tenantVerified: boolean },
  at: Date,
): ReturnType<typeof eventAvailability> {
  const availability = eventAvailability(event, at, ['Promo']);
  return availability === 'open' && !event.tenantVerified ? 'event_closed' : availability;
}

/** Opening and closing time of an event; null means no limit. */
export type EventTimes = Pick<SellingEvent, 'opensAt' | 'closesAt'>;

/** The phase of an event at `at`: before it opens, open, or after it has closed. D5. */
export function phaseOf({ opensAt, closesAt }: EventTimes, at: Date): 'before' | 'open' | 'after' {
  if (closesAt !== null && at >= closesAt) return 'after';
  return opensAt === null || at >= opensAt ? 'open' : 'before';
}

/** When the phase changes next; null if never. */
export function nextChange(times: EventTimes, at: Date): Date | null {
  const phase = phaseOf(times, at);
  if (phase === 'after') return null;
  return phase === 'before' ? times.opensAt : times.closesAt;
}

function isInTime(times: EventTimes, at: Date): boolean {
  return phaseOf(times, at) === 'open';
}

/** The event fields that decide whether its page shows it as open. */
export interface ShownEvent extends Omit<SellingEvent, 'type'> {
  claimCap: number | null;
  claimsUsed: number;
}

/**
 * The state of an event for its page. It may be some minutes old, so the write checks again. `exhausted`: all gifts
 * have been claimed. D5, D22-2.
 */
export function doorOf(event: ShownEvent, at: Date): 'open' | 'closed' | 'exhausted' {
  if (event.status !== 'Active' || !isInTime(event, at)) return 'closed';
  return event.claimCap !== null && event.claimsUsed >= event.claimCap ? 'exhausted' : 'open';
}
