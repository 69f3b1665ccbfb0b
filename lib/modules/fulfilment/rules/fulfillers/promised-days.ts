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

interface Clock {
  beganAt: Date;
  /** Working days after the one on which the step began. */
  promised: number;
  timeZone: string;
  closures: readonly Closure[];
}

/**
 * By how many of its working days a printer is late with a step; 0 while it is in time. What comes in on a day off counts as
 * come in on the next working day, and the last promised day is the printer's to its end. S2.2-170.
 */
export function daysLate({ beganAt, promised, timeZone, closures }: Clock, at: Date): number {
  const today = todayIn(at, timeZone);
  let day = todayIn(beganAt, timeZone);
  let [isCounting, passed] = [false, 0];
  for (let looked = 0; looked < MOST_DAYS && day <= today; looked += 1, day = nextDay(day)) {
    if (!isWorkingDay(day, closures)) continue;
    if (isCounting) passed += 1;
    isCounting = true;
  }
  return Math.max(0, passed - promised);
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
