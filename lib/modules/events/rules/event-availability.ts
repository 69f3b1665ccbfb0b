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
 * `not_found`: a Draft, or an event of another type, is not shown to exist; `event_not_open`: its time is still to come;
 * `event_closed`: on hold, or over. DECISIONS 4, 5.
 */
export function eventDoor(
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
 * Whether an event gives gifts at `at`: that of a tenant whom staff have not verified is closed, since a gift is printed
 * and posted at the tenant's expense.
 */
export function claimDoor(
  event: SellingEvent & { tenantVerified: boolean },
  at: Date,
): ReturnType<typeof eventDoor> {
  const door = eventDoor(event, at, ['Promo']);
  return door === 'open' && !event.tenantVerified ? 'event_closed' : door;
}

/** When an event takes orders or claims; null: without that end. */
export type EventTimes = Pick<SellingEvent, 'opensAt' | 'closesAt'>;

/** Where `at` stands: before an event opens, while it is open, or after it has closed. DECISIONS 5. */
export function phaseOf({ opensAt, closesAt }: EventTimes, at: Date): 'before' | 'open' | 'after' {
  if (closesAt !== null && at >= closesAt) return 'after';
  return opensAt === null || at >= opensAt ? 'open' : 'before';
}

/** When that changes next; null when it will not. */
export function nextChange(times: EventTimes, at: Date): Date | null {
  const phase = phaseOf(times, at);
  if (phase === 'after') return null;
  return phase === 'before' ? times.opensAt : times.closesAt;
}

function isInTime(times: EventTimes, at: Date): boolean {
  return phaseOf(times, at) === 'open';
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
