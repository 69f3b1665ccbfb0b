import type { SeededRandom } from '../random';

const DAY = 86_400_000;
const MINUTE = 60_000;
const DAYS = 120;

/** Order frequency by day: lower on weekends and before a launch, highest in the last month. */
function weight(at: Date, daysAgo: number): number {
  const weekday = new Date(at.getTime() - daysAgo * DAY).getUTCDay();
  const week = weekday === 0 || weekday === 6 ? 0.55 : weekday === 1 ? 1.2 : 1;
  const trend = 1.5 - daysAgo / DAYS;
  const launch = 1.8 * Math.exp(-(((daysAgo - 46) / 4) ** 2));
  return week * (trend + launch);
}

/** The newest `recent` orders get closer together towards `at`, so that each one's age fits its status. */
function recentTimes(random: SeededRandom, at: Date, recent: number, span: number): number[] {
  return Array.from({ length: recent }, (_, index) => {
    const age = 12 * MINUTE + span * (index / recent) ** 1.9;
    return Math.floor((at.getTime() - age) / MINUTE) * MINUTE - random.between(0, 59) * 1000;
  });
}

/** `count` distinct order times in the past 120 days, newest first. */
export function orderTimes(random: SeededRandom, at: Date, count: number, recent: number): Date[] {
  const span = (0.5 * recent * DAYS * DAY) / count;
  const newest = Math.ceil(span / DAY);
  const days = Array.from({ length: DAYS - 1 - newest }, (_, index) => {
    const daysAgo = index + newest + 1;
    return [weight(at, daysAgo), daysAgo] as const;
  });
  const midnight = Math.floor(at.getTime() / DAY) * DAY;
  const times = new Set(recentTimes(random, at, recent, span));
  while (times.size < count) {
    const ofDay = random.between(7 * 60, 23 * 60) * MINUTE + random.between(0, 59) * 1000;
    times.add(midnight - random.weighted(days) * DAY + ofDay);
  }
  return [...times].sort((a, b) => b - a).map((time) => new Date(time));
}
