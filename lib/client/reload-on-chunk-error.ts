const RELOADED_AT = 'chunk-reloaded-at';
const MINUTE_MS = 60_000;
const FAILED_CHUNK =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i;

/**
 * A page that stayed open during a release requests files that no longer exist. Reloads once for such an error, at most
 * once a minute (S8-4); returns whether it does. It does not reload while offline: the browser would have nothing to
 * show.
 */
export function reloadOnChunkError(
  error: Error,
  currentTime: number,
  reload: () => void = () => window.location.reload(),
): boolean {
  if (error.name !== 'ChunkLoadError' && !FAILED_CHUNK.test(error.message)) return false;
  if (!navigator.onLine || !isDue(currentTime)) return false;
  reload();
  return true;
}

/**
 * Whether the last reload was more than a minute ago; records this one. False without storage, or it would reload for
 * ever.
 */
function isDue(currentTime: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (currentTime - last < MINUTE_MS) return false;
    window.sessionStorage.setItem(RELOADED_AT, String(currentTime));
    return true;
  } catch {
    return false;
  }
}
