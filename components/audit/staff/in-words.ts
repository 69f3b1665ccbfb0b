/** A recorded value with a space after each of its parts, so that a line can end there. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${inWords(part)}`)
    .join(', ');
}
