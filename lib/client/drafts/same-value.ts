/** Whether two values have equal content, whatever the order of their fields. A file equals itself only. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Blob || other instanceof Blob) return false;
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  // Undefined fields are neither stored nor sent.
  const said = a.filter(([, value]) => value !== undefined);
  const theirs = [...b].filter(([, value]) => value !== undefined);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    said.length === theirs.length &&
    said.every(([key, value]) => isSameValue(value, b.get(key)))
  );
}
