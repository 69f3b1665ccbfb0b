import { isDatabaseAway } from '@/lib/db/is-away';

/** When the API last said that it, or what it needs, is away: ms on the process's own clock. */
const AWAY = Symbol.for('merchloom.api-away');
/** Shared with the web's server, which is another bundle than the pages that ask. */
const shared = globalThis as { [AWAY]?: number };

/** How long a page may still be at failing after it was told. */
const WINDOW_MS = 3_000;

/** Remembers a 503 of the API, and returns the answer. */
export function noteAway(answer: Response): Response {
  if (answer.status === 503) shared[AWAY] = performance.now();
  return answer;
}

/**
 * Remembers that a page fails for want of its data. What it waited for may have been given up long before, since a
 * process that has just started still loads the page's other parts; and what a page reads itself is no answer of the
 * API. D19-12.
 */
export function noteFailedPage(error: unknown): void {
  const isUnanswered = error instanceof Error && 'status' in error && error.status === 503;
  if (isUnanswered || isDatabaseAway(error)) shared[AWAY] = performance.now();
}

/** Whether a page that fails now very likely does so because its data is away, and will work again by itself. */
export function wasAwayJustNow(): boolean {
  const at = shared[AWAY];
  return at !== undefined && performance.now() - at < WINDOW_MS;
}
