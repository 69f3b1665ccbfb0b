/**
 * Whether this run looks at the `index`th of many pages. The daily run takes a third of them, the next day's the next, and sets
 * `E2E_THIRD` for it; the nightly run and a file that is run alone take all.
 */
export function isOfToday(index: number): boolean {
  const third = process.env.E2E_THIRD;
  return third === undefined || index % 3 === Number(third);
}
