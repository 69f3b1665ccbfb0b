/** How many random values a property is tried on: `usual` in `npm test`, many times more in the nightly run. */
export function propertyRuns(usual: number): number {
  return usual * Number(process.env.TEST_PROPERTY_FACTOR ?? 1);
}

/** Some of a list, drawn at random, as many as `propertyRuns` says; all of it with `TEST_EVERY`. */
export function someOf<T>(all: readonly T[], usual: number): T[] {
  if (process.env['TEST_EVERY'] === '1') return [...all];
  const left = [...all];
  const wanted = Math.min(left.length, Math.max(1, Math.round(propertyRuns(usual))));
  return Array.from({ length: wanted }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat();
}
