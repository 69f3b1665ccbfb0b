/** The time left, in whole seconds rounded up, never negative. */
export interface Remaining {
  days: number;
  /** `HH:MM:SS` besides the days. */
  clock: string;
  seconds: number;
}

const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** The time from `at` until `until`. */
export function remaining(until: Date, at: Date): Remaining {
  const seconds = Math.max(0, Math.ceil((until.getTime() - at.getTime()) / 1000));
  const rest = seconds % DAY;
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':');
  return { days: Math.floor(seconds / DAY), clock, seconds };
}

/** Minutes at which screen readers announce the countdown: announcing every second would be noise. */
const TOLD_AT = [10, 1];

/** The minutes to announce at this second, null for none. */
export function minutesToTell(seconds: number): number | null {
  return TOLD_AT.find((minutes) => minutes * 60 === seconds) ?? null;
}
