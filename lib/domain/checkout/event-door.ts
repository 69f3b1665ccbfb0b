/** What decides whether an event takes orders through the checkout. */
export interface SellingEvent {
  type: string;
  status: string;
  opensAt: Date | null;
  closesAt: Date | null;
}

/**
 * Whether an event sells through the checkout at `at`. `not_found`: a Draft, or a type with nothing to pay there, is
 * not shown to exist; `event_closed`: on hold, not open yet, or over. DECISIONS 4, 5.
 */
export function eventDoor(event: SellingEvent, at: Date): 'open' | 'not_found' | 'event_closed' {
  const sells = event.type === 'Store' || event.type === 'Products';
  if (!sells || event.status === 'Draft') return 'not_found';
  if (event.status !== 'Active') return 'event_closed';
  const early = event.opensAt !== null && at < event.opensAt;
  const late = event.closesAt !== null && at >= event.closesAt;
  return early || late ? 'event_closed' : 'open';
}
