const NAME = /^entry_evt_[a-z0-9_]{1,60}$/;

/** The name of the cookie that holds an entry: one for each private store. S3.5-11. */
export const entryCookie = (eventId: string): string => `entry_${eventId}`;

/** Whether a cookie of this name is an entry of any store. */
export const isEntryCookie = (name: string): boolean => NAME.test(name);

/** The entries in a `Cookie` header, as such a header; empty for none. */
export function entryCookiesIn(header: string): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => isEntryCookie(pair.split('=')[0] ?? '')).join('; ');
}
