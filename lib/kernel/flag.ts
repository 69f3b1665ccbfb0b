const TRUE_WORDS = new Set(['true', '1', 'yes']);

/** Parses a boolean from outside: true, 1, 'true', '1' and 'yes' are true, everything else is false. D30-1. */
export function flag(value: unknown): boolean {
  if (value === true || value === 1) return true;
  return typeof value === 'string' && TRUE_WORDS.has(value);
}
