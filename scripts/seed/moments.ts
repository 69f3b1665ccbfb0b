const MINUTE = 60_000;
const DAY = 86_400_000;

/** `days` before `at`, rounded to the minute. */
export function daysBefore(at: Date, days: number): Date {
  return new Date(Math.floor((at.getTime() - days * DAY) / MINUTE) * MINUTE);
}

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + Math.round(minutes * MINUTE));
}
