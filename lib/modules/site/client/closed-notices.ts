const KEY = 'closed-notices';
/** As many as can be open at once. */
const MOST = 20;

/** The keys of the notices that this reader has closed. S2.2-282. */
export function closedNotices(): string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a notice closed in this browser; where nothing may be kept, for this page alone. S2.2-282. */
export function closeNotice(key: string): void {
  const kept = [...closedNotices().filter((other) => other !== key), key].slice(-MOST);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden.
  }
}
