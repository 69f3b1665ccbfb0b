/** Axis ticks from 0 to at least `highest`: three to six, in steps of 1, 2 or 5 × 10ⁿ. */
export function niceScale(highest: number): number[] {
  const wanted = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10) * power);
  const top = Math.max(1, Math.ceil(highest / step)) * step;
  return Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
}
