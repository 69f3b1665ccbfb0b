/** How long a client keeps personal data. */
export interface Retention {
  /** Of orders that were shipped or cancelled, in months. */
  orders_months: number;
  /** Of checkouts that nobody paid, in days. */
  checkouts_days: number;
  /** Of claims that the client refused, in days. */
  refused_days: number;
}

/** What holds until a client sets others. D46-5. */
export const DEFAULT_RETENTION: Retention = { orders_months: 24, checkouts_days: 30, refused_days: 90 };

/** The longest that can be set; the least is 1. The database holds the same. D46-5. */
export const MOST_RETENTION: Retention = { orders_months: 120, checkouts_days: 365, refused_days: 730 };

const DAY_MS = 86_400_000;

const monthsBefore = (at: Date, months: number): Date => {
  const day = new Date(at);
  day.setUTCMonth(day.getUTCMonth() - months);
  // A month that is shorter: 31 March less a month is the last day of February.
  if (day.getUTCDate() !== at.getUTCDate()) day.setUTCDate(0);
  return day;
};

/** What is older than these moments is cleared. D46-5. */
export function clearedBefore(kept: Retention, at: Date): Record<'orders' | 'checkouts' | 'refused', Date> {
  return {
    orders: monthsBefore(at, kept.orders_months),
    checkouts: new Date(at.getTime() - kept.checkouts_days * DAY_MS),
    refused: new Date(at.getTime() - kept.refused_days * DAY_MS),
  };
}
