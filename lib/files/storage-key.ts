const KEY = /^[a-z0-9_-]{1,64}\/[a-z0-9_-]{1,80}\.[a-z0-9]{2,5}$/;

/** Throws a RangeError for what is no storage key, so that no store is asked for a path of somebody's making. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('not a storage key');
  return key;
}
