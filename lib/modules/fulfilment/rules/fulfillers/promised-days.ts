import { todayIn } from './states';

/** What a printer does with an order, in this order: takes it on, prints and packs it, hands its parcel over. S2.2-169. */
export const STEPS = ['accept', 'print', 'ship'] as const;
export type Step = (typeof STEPS)[number];

/** The most days that can be promised for a step. */
export const MOST_STEP_DAYS = 30;

interface Closure {
  /** YYYY-MM-DD, both included. */
  firstDay: string;
  lastDay: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** No closure is longer; an endless one ends the search. */
const MOST_DAYS = 1_000;

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Whether a printer works on a day: not on a weekend, nor while it is closed. S2.2-170. */
export function isWorkingDay(day: string, closures: readonly Closure[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

interface Since {
  beganAt: Date;
  timeZone: string;
  closures: readonly Closure[];
}

interface Clock extends Since {
  /** Working days after the one on which the step began. */
  promised: number;
}

/**
 * How many of a printer's working days have begun since a step began, that day not counted. What comes in on a day off counts as
 * come in on the next working day. S2.2-170, S2.2-154.
 */
export function workingDaysSince({ beganAt, timeZone, closures }: Since, at: Date): number {
  const today = todayIn(at, timeZone);
  let day = todayIn(beganAt, timeZone);
  let [isCounting, passed] = [false, 0];
  for (let looked = 0; looked < MOST_DAYS && day <= today; looked += 1, day = nextDay(day)) {
    if (!isWorkingDay(day, closures)) continue;
    if (isCounting) passed += 1;
    isCounting = true;
  }
  return passed;
}

/**
 * By how many of its working days a printer is late with a step; 0 while it is in time. The last promised day is the printer's to its
 * end. S2.2-170.
 */
export function daysLate({ promised, ...since }: Clock, at: Date): number {
  return Math.max(0, workingDaysSince(since, at) - promised);
}

/** The last of so many working days after a step's beginning, YYYY-MM-DD; null where a closure has no end. S2.2-178. */
export function lastPromisedDay({ beganAt, promised, timeZone, closures }: Clock): string | null {
  let day = todayIn(beganAt, timeZone);
  let left = promised;
  for (let looked = 0; looked < MOST_DAYS; looked += 1, day = nextDay(day)) {
    if (!isWorkingDay(day, closures)) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return null;
}

/**
 * How many working days a promise that begins at a moment takes longer because of holidays: those within it on which the printer would
 * work otherwise. 0 where a closure has no end. S2.2-310.
 */
export function daysRested(clock: Clock, holidays: readonly string[]): number {
  const asClosures = holidays.map((day) => ({ firstDay: day, lastDay: day }));
  const last = lastPromisedDay({ ...clock, closures: [...clock.closures, ...asClosures] });
  if (last === null) return 0;
  const first = todayIn(clock.beganAt, clock.timeZone);
  return new Set(holidays.filter((day) => first <= day && day <= last && isWorkingDay(day, clock.closures)))
    .size;
}

/** When a printer's next day begins, to the hour: no zone that it can be in differs from UTC by a part of one. S2.2-171. */
export function nextMidnight(at: Date, timeZone: string): Date {
  const today = todayIn(at, timeZone);
  const hour = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  for (let ahead = 1; ahead <= 25; ahead += 1) {
    const then = new Date(hour + ahead * HOUR_MS);
    if (todayIn(then, timeZone) !== today) return then;
  }
  return new Date(hour + DAY_MS);
}
