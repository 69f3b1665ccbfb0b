/** A version of a shipping table as its place in time depends on it. */
export interface DatedVersion {
  version: number;
  /** YYYY-MM-DD, where its region is. */
  fromDay: string;
}

/**
 * The version that counts on a day, of those that weren't taken back: the one whose day came last, and of two with the same the
 * later one. The same rule as `platform_shipping_at`. Undefined before the first. S2.2-305.
 */
export function versionOn<T extends DatedVersion>(versions: readonly T[], day: string): T | undefined {
  return versions
    .filter(({ fromDay }) => fromDay <= day)
    .reduce<T | undefined>((best, one) => (best && !isLater(one, best) ? best : one), undefined);
}

const isLater = (one: DatedVersion, other: DatedVersion): boolean =>
  one.fromDay === other.fromDay ? one.version > other.version : one.fromDay > other.fromDay;
