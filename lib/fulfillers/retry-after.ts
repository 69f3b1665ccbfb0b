/** The moment that a `Retry-After` header names, in seconds from `at` or as an HTTP date; null for none or nonsense. D32-38. */
export function retryAfter(header: string | null | undefined, at: Date): Date | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return new Date(at.getTime() + Number(text) * 1000);
  // An HTTP date names its day first: Date.parse alone takes much that is none.
  if (!/^[A-Za-z]{3,9},? /.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}
