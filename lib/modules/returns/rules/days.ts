import { dayInZone } from '@/lib/kernel/calendar';

const HOUR = 3_600_000;

/** `count` days after a day; both are midnight UTC. */
export const addDays = (day: Date, count: number): Date => new Date(day.getTime() + count * 24 * HOUR);

/**
 * The last instant of a day (midnight UTC) in a time zone whose clocks differ from UTC by whole hours, as all our stores' do.
 * D53-3.
 */
export function endOfDay(day: Date, timeZone: string): Date {
  const next = addDays(day, 1);
  // The first hour that is already the next day there.
  for (let hours = -15; hours <= 15; hours += 1) {
    const at = new Date(next.getTime() + hours * HOUR);
    if (dayInZone(at, timeZone).getTime() >= next.getTime()) return new Date(at.getTime() - 1);
  }
  throw new RangeError(`no day ends in ${timeZone}`);
}

/** `YYYY-MM-DD` as midnight UTC of that day. */
export const isoDay = (text: string): Date => new Date(`${text}T00:00:00Z`);
