const MINUTE_MS = 60_000;
/** After each try that found a picture away, in minutes: seven tries in a day, less and less often. */
const GAPS = [5, 15, 45, 120, 360, 895] as const;

/** How long until a picture that was away for the `tries`-th time is tried again, in ms; null for never: then it is missing. S4-94. */
export function nextPictureTry(tries: number): number | null {
  const minutes = GAPS[tries - 1];
  return minutes === undefined ? null : minutes * MINUTE_MS;
}
