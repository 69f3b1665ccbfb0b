const KEY = /^[a-z0-9_-]{1,64}\/[a-z0-9_-]{1,80}\.[a-z0-9]{2,5}$/;

/** Throws a RangeError for an invalid storage key, so that no store is asked for an arbitrary path. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('not a storage key');
  return key;
}
