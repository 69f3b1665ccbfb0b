/**
 * Names the calendar day that `instant` falls on in `timeZone`, to compare two days. Pages use it instead of
 * `dayInZone`, which is five times as large.
 */
export function dayKey(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en', { timeZone });
}
