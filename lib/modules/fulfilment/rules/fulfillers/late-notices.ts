/** At this hour of UTC the day has begun at every printer, in the zones of `FULFILLER_ZONES`. */
const TOLD_FROM_HOUR = 9;

/**
 * The day, YYYY-MM-DD in UTC, of whose late orders staff are told at a moment; null before nine, when some printers are still in
 * the day before. S2.2-174.
 */
export function toldDay(at: Date): string | null {
  return at.getUTCHours() < TOLD_FROM_HOUR ? null : at.toISOString().slice(0, 10);
}

interface Late {
  name: string;
  orders: number;
}

/** The printers with most late orders first; those with as many by name. S2.2-174. */
export function worstFirst<One extends Late>(printers: readonly One[]): One[] {
  return printers.toSorted((a, b) => b.orders - a.orders || a.name.localeCompare(b.name, 'en'));
}

/** Where staff find the late orders of a printer, or of all. S2.2-175. */
export const lateOrdersPath = (fulfillerId?: string): `/orders?${string}` =>
  fulfillerId === undefined ? '/orders?late=1' : `/orders?late=1&fulfiller=${fulfillerId}`;
