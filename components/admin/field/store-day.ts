import { parseAbsolute, parseDate, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { now } from '@/lib/kernel/clock';

/** Today where the store is. */
export function todayIn(timeZone: string): CalendarDate {
  return toCalendarDate(parseAbsolute(now().toISOString(), timeZone));
}

/** `2026-11-22` → a calendar date; no day stays none. */
export function dayOf(day: string): CalendarDate;
export function dayOf<None extends null | undefined>(day: string | None): CalendarDate | None;
export function dayOf<None>(day: string | None): CalendarDate | None {
  return typeof day === 'string' ? parseDate(day) : day;
}
