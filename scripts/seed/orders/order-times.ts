import type { SeededRandom } from '../random';

const DAY = 86_400_000;
const MINUTE = 60_000;
const DAYS = 120;

/** Weekends are quiet, the weeks before a launch too; the last month is the busiest. */
function weight(at: Date, daysAgo: number): number {
  const weekday = new Date(at.getTime() - daysAgo * DAY).getUTCDay();
  const week = weekday === 0 || weekday === 6 ? 0.55 : weekday === 1 ? 1.2 : 1;
  const trend = 1.5 - daysAgo / DAYS;
  const launch = 1.8 * Math.exp(-(((daysAgo - 46) / 4) ** 2));
  return week * (trend + launch);
}

/** `count` moments of the past 120 days when people order, newest first, no two alike. */
export function orderTimes(random: SeededRandom, at: Date, count: number): Date[] {
  const days = Array.from({ length: DAYS - 1 }, (_, ago) => [weight(at, ago), ago] as const);
  const midnight = Math.floor(at.getTime() / DAY) * DAY;
  const times = new Set<number>();
  while (times.size < count) {
    const time = midnight - random.weighted(days) * DAY + random.between(7 * 60, 23 * 60) * MINUTE;
    const latest = at.getTime() - random.between(8, 900) * MINUTE;
    times.add(Math.min(time, latest) + random.between(0, 59) * 1000);
  }
  return [...times].sort((a, b) => b - a).map((time) => new Date(time));
}
