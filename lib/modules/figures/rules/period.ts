/** What the dashboard may look at; `own` is from one day to another. S2.2-85. */
export const PERIODS = ['7', '30', '90', 'this_month', 'last_month', 'year', 'own'] as const;
export type Period = (typeof PERIODS)[number];

/** What it is compared with. S2.2-85. */
export const COMPARISONS = ['previous', 'last_year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Calendar days of a store, both included: `2026-11-27`. */
export interface DayRange {
  from: string;
  to: string;
}

export interface WantedPeriod {
  period: Period;
  /** Of `own`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Two years, one of them a leap year. */
const LONGEST_DAYS = 731;
/** More days than these are drawn by month. */
const MOST_DAYS = 92;
const DAY_MS = 86_400_000;

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const partsOf = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/** A day and so many days on, or back. */
export const addDays = (day: string, days: number): string => textOf(utc(day) + days * DAY_MS);

/** How many days from one to the other. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY_MS);

/** The same day so many months on or back; of a shorter month its last. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** What is wrong with an own period; null for nothing. */
export function ownPeriodProblem({
  period,
  from,
  to,
}: WantedPeriod): { field: 'from' | 'to'; code: 'required' | 'ends_before_start' | 'too_large' } | null {
  if (period !== 'own') return null;
  if (from === undefined) return { field: 'from', code: 'required' };
  if (to === undefined) return { field: 'to', code: 'required' };
  if (to < from) return { field: 'to', code: 'ends_before_start' };
  return daysBetween(from, to) < LONGEST_DAYS ? null : { field: 'to', code: 'too_large' };
}

/** The days of a period; `today` is the store's own. An own period must have no problem. D38-6, S2.2-85. */
export function rangeOf({ period, from, to }: WantedPeriod, today: string): DayRange {
  if (period === 'own') return { from: from ?? today, to: to ?? today };
  if (period === 'this_month') return { from: firstOfMonth(today), to: today };
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period !== 'last_month') return { from: addDays(today, 1 - Number(period)), to: today };
  const end = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(end), to: end };
}

/**
 * The days that a period is compared with; null for none. The period before a month is the month before, as far as it had
 * got; before a year the year before; else as many days. S2.2-85.
 */
export function comparedRange(period: Period, range: DayRange, compare: Comparison): DayRange | null {
  if (compare === 'none') return null;
  if (compare === 'last_year' || period === 'year')
    return { from: addMonths(range.from, -12), to: addMonths(range.to, -12) };
  if (period === 'last_month') {
    const end = addDays(range.from, -1);
    return { from: firstOfMonth(end), to: end };
  }
  if (period === 'this_month') return { from: addMonths(range.from, -1), to: addMonths(range.to, -1) };
  const days = daysBetween(range.from, range.to) + 1;
  return { from: addDays(range.from, -days), to: addDays(range.from, -1) };
}

export type PointUnit = 'day' | 'month';

/** What a point of a period's chart is. */
export const unitOf = ({ from, to }: DayRange): PointUnit =>
  daysBetween(from, to) < MOST_DAYS ? 'day' : 'month';

/** The point of a day: the day itself, or its month, `2026-11`. */
export const pointOf = (day: string, unit: PointUnit): string => (unit === 'day' ? day : day.slice(0, 7));

/** The points of a period, the first one first. */
export function pointsOf({ from, to }: DayRange, unit: PointUnit): string[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return [...new Set(days.map((day) => pointOf(day, unit)))];
}

/** The day of the period that stands beside a day it is compared with: as far from the first, and never outside. */
export function beside(day: string, compared: DayRange, range: DayRange): string {
  const shifted = addDays(range.from, daysBetween(compared.from, day));
  return shifted > range.to ? range.to : shifted;
}
