/** What is left until a moment, in whole seconds rounded up, never below nothing. */
export interface Remaining {
  days: number;
  /** `HH:MM:SS` of what is left beside the days. */
  clock: string;
  seconds: number;
}

const DAY = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** What is left from `at` until `until`. */
export function remaining(until: Date, at: Date): Remaining {
  const seconds = Math.max(0, Math.ceil((until.getTime() - at.getTime()) / 1000));
  const rest = seconds % DAY;
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map(two).join(':');
  return { days: Math.floor(seconds / DAY), clock, seconds };
}

/** A screen reader hears of a countdown at these only, as minutes: every second would be noise. */
const TOLD_AT = [10, 1];

/** The minutes to tell when this second has come, null when there is nothing to tell. */
export function minutesToTell(seconds: number): number | null {
  return TOLD_AT.find((minutes) => minutes * 60 === seconds) ?? null;
}
