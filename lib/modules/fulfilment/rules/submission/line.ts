/** The line to a printer: dead after so many failures in a row, of so many submissions, so that one bad order kills none. D32-39. */
export const DEAD_AFTER = { failures: 5, submissions: 3 } as const;

const MINUTE_MS = 60_000;
const LONGEST_PROBE_MS = 15 * MINUTE_MS;

/** When a dead line is tried again, by one submission, after so many tries in vain. D32-39. */
export function nextProbe(probes: number, at: Date): Date {
  return new Date(at.getTime() + Math.min(LONGEST_PROBE_MS, MINUTE_MS * 2 ** Math.min(probes, 10)));
}
