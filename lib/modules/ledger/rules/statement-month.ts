import { dayInZone } from '@/lib/kernel/calendar';

/** A month is told of this long after its end: whatever began in it has been written by then. */
const SETTLED_MS = 6 * 3_600_000;

/** The month that an instant falls on in a time zone, as its first day `YYYY-MM-01`. D39-1. */
export function monthOf(instant: Date, timeZone: string): string {
  return `${dayInZone(instant, timeZone).toISOString().slice(0, 7)}-01`;
}

/** The month `by` months after this one; before it, below 0. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 10);
}

/** The last month that is over, and has been for some hours. */
export function lastClosedMonth(at: Date, timeZone: string): string {
  return addMonths(monthOf(new Date(at.getTime() - SETTLED_MS), timeZone), -1);
}

/**
 * The next month to tell of: that of the earliest movement that no statement tells of, but after the last one that was issued:
 * what a month got late is told with the next. Null while that month is not closed.
 */
export function nextPeriod(
  { earliest, issued }: { earliest: Date; issued: string | null },
  at: Date,
  timeZone: string,
): string | null {
  const month = monthOf(earliest, timeZone);
  const next = issued === null ? month : addMonths(issued, 1);
  const period = next > month ? next : month;
  return period <= lastClosedMonth(at, timeZone) ? period : null;
}
