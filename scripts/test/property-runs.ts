/** How many random values a property is tried on: `usual` in `npm test`, many times more in the nightly run. */
export function propertyRuns(usual: number): number {
  return usual * Number(process.env.TEST_PROPERTY_FACTOR ?? 1);
}
