/** How many rows a list is tried with: `daily` in `npm test`, `nightly` in the nightly run. */
export function manyRows(daily: number, nightly: number): number {
  return process.env.TEST_NIGHTLY ? nightly : daily;
}
