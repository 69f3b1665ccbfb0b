/** The most characters that the log keeps of a text's value. D44-1. */
export const KEPT_LENGTH = 200;
const CUT = '…';
/** What is kept of a text before the place where it was changed. */
const LEAD = 40;

/** A part of a text, with an ellipsis where it goes on; no character is cut in two. */
function part(text: string, from: number): string {
  const kept = text.slice(from, from + KEPT_LENGTH).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  return `${from > 0 ? CUT : ''}${kept}${from + KEPT_LENGTH < text.length ? CUT : ''}`;
}

function sameLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value whose texts are no longer than the log keeps them. */
export function cutValue(value: unknown): unknown {
  if (typeof value === 'string') return value.length > KEPT_LENGTH ? part(value, 0) : value;
  if (Array.isArray(value)) return value.map(cutValue);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cutValue(one)]));
}

/** A value before and after; of long texts that part in which they differ, so that a cut never makes two texts look the same. D44-1. */
export function cutBoth(before: unknown, after: unknown): { before: unknown; after: unknown } {
  if (typeof before !== 'string' || typeof after !== 'string')
    return { before: cutValue(before), after: cutValue(after) };
  if (before.length <= KEPT_LENGTH && after.length <= KEPT_LENGTH) return { before, after };
  const same = sameLength(before, after);
  const from = same > KEPT_LENGTH / 2 ? same - LEAD : 0;
  return { before: part(before, from), after: part(after, from) };
}

/** Whether any text in a value was cut. */
export function hasCut(value: unknown): boolean {
  if (typeof value === 'string')
    return value.startsWith(CUT) || (value.length >= KEPT_LENGTH && value.endsWith(CUT));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasCut);
}
