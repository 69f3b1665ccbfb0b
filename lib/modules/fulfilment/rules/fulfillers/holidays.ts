import { HOLIDAYS, KEPT_INSTEAD, type When } from './holiday-table';

const DAY_MS = 86_400_000;

/** A national holiday, named as its country names it. */
export interface Holiday {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
}

/** Easter Sunday of a year (Gregorian), as midnight UTC. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

function dateOf(year: number, when: When): number {
  if (typeof when === 'number') return easter(year) + when * DAY_MS;
  if (typeof when === 'function') return dateOf(year, when(year));
  if (typeof when === 'string') return Date.parse(`${year}-${when}T00:00:00Z`);
  const first = Date.UTC(year, when.month - 1, 1);
  const last = Date.UTC(year, when.month, 0);
  if (when.nth < 0) return last - ((new Date(last).getUTCDay() - when.weekday + 7) % 7) * DAY_MS;
  const ahead = (when.weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (ahead + (when.nth - 1) * 7) * DAY_MS;
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const SATURDAY = 6;

/** The day on which a holiday of a weekend is kept: none that `taken` has, unless it is simply the nearest. */
function keptInstead(time: number, on: 'next' | 'nearest', taken: ReadonlySet<string>): number {
  const weekday = new Date(time).getUTCDay();
  if (on === 'nearest') return time + (weekday === SATURDAY ? -DAY_MS : DAY_MS);
  let day = time;
  while ([0, SATURDAY].includes(new Date(day).getUTCDay()) || taken.has(isoOf(day))) day += DAY_MS;
  return day;
}

/** A year's holidays as the country keeps them, in the order of its list; some are kept in another year than they are of. */
function holidaysOf(country: string, year: number): Holiday[] {
  const dates = (HOLIDAYS[country] ?? []).map(([when, name]) => ({ time: dateOf(year, when), name }));
  const instead = KEPT_INSTEAD[country];
  if (!instead) return dates.map(({ time, name }) => ({ day: isoOf(time), name }));
  const taken = new Set(dates.map(({ time }) => isoOf(time)));
  return dates.map(({ time, name }) => {
    const isWeekend = [0, SATURDAY].includes(new Date(time).getUTCDay());
    if (!isWeekend) return { day: isoOf(time), name };
    const day = isoOf(keptInstead(time, instead.on, taken));
    taken.add(day);
    return { day, name: instead.name(name) };
  });
}

/**
 * The national holidays of a country from a day on and before another one (YYYY-MM-DD), each day once, in order; none for a country
 * that isn’t known. In the United Kingdom and the United States a holiday on a weekend is the working day on which it is kept. S2.2-307.
 */
export function nationalHolidays(country: string, from: string, before: string): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(before.slice(0, 4))];
  const names = new Map<string, string>();
  // New Year's Day may be kept on the last day of the year before.
  for (let year = first; year <= last + 1; year += 1) {
    for (const { day, name } of holidaysOf(country, year)) {
      if (day >= from && day < before && !names.has(day)) names.set(day, name);
    }
  }
  return [...names]
    .map(([day, name]) => ({ day, name }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The national holidays of a country within a year from a day (YYYY-MM-DD), in order; none for one that isn’t known. S2.2-109. */
export function nextHolidays(country: string, from: string): Holiday[] {
  return nationalHolidays(country, from, `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);
}

/** How many years after the current one staff keep holidays of. */
const KEPT_YEARS = 2;

/** The first day whose holidays are not kept yet, seen from a day. */
export const endOfKept = (today: string): string => `${Number(today.slice(0, 4)) + KEPT_YEARS + 1}-01-01`;

/** A holiday as days on which a printer is closed. */
export const asClosure = ({ day }: Holiday) => ({ firstDay: day, lastDay: day });
