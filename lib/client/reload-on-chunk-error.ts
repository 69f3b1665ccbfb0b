const RELOADED_AT = 'chunk-reloaded-at';
const MINUTE_MS = 60_000;
const FAILED_CHUNK =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i;

/**
 * A page left open over a release asks for files that are gone. Reloads once for such an error, at most once a minute
 * (SPEC 8); true when it does. Without a network it stays: the browser would have nothing to show in its place.
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

/** Whether the last time is a minute ago, noting this one; never where that cannot be remembered, or it would go on for ever. */
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
