/** A place that was opened from the palette. The label names no person. */
export interface RecentPlace {
  href: string;
  label: string;
  kind: string;
}

const PREFIX = 'recent-places:';
const MOST = 6;

const keyOf = (userId: string) => PREFIX + userId;
const isPlace = (value: unknown): value is RecentPlace => {
  const { href, label, kind } = (value ?? {}) as Partial<Record<keyof RecentPlace, unknown>>;
  return [href, label, kind].every((part) => typeof part === 'string') && String(href).startsWith('/');
};

/** The places that a person opened last in this browser, the latest first; none where nothing can be stored. */
export function readRecentPlaces(userId: string): RecentPlace[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a place first; one that was there moves up. */
export function keepRecentPlace(userId: string, { href, label, kind }: RecentPlace): void {
  const others = readRecentPlaces(userId).filter((place) => place.href !== href);
  try {
    const kept = [{ href, label, kind }, ...others].slice(0, MOST);
    window.localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Full or forbidden: the list is a convenience.
  }
}

/** Forgets the places of everyone in this browser; at logout. */
export function clearRecentPlaces(): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // What cannot be read was not written either.
  }
}
