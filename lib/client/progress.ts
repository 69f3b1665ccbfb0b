/** S9-18: the bar takes this long to fill, and appears only for work that takes longer than the throttle. */
export const PROGRESS_MS = 5000;
export const PROGRESS_THROTTLE_MS = 200;
/** How long the finished bar is shown. */
export const PROGRESS_END_MS = 400;
/** A page change that never arrives is no longer waited for after this time. */
const LONGEST_ROUTE_MS = 10_000;
const LOOK_EVERY_MS = 50;

export type Progress = 'idle' | 'running' | 'done' | 'failed';

let progress: Progress = 'idle';
let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let leaveRoute: (() => void) | undefined;
const listeners = new Set<() => void>();

function show(next: Progress): void {
  progress = next;
  for (const listener of listeners) listener();
}

/** Updates the bar after `wait`, from the work in progress at that time. */
function settle(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => show(pending > 0 ? 'running' : 'idle'), wait);
}

function finish(end: 'done' | 'failed'): void {
  show(end);
  settle(PROGRESS_END_MS);
}

/** The bar's current state. */
export function readProgress(): Progress {
  return progress;
}

/** Calls `listener` on every change until the returned function is called. */
export function subscribeProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Starts work that the user waits for; call the returned function once with its success. The bar appears after 200 ms
 * and ends with the last work in progress, or turns red with the first failure. S8-15, S9-18.
 */
export function beginProgress(): (succeeded: boolean) => void {
  pending += 1;
  if (pending === 1) settle(PROGRESS_THROTTLE_MS);
  return (succeeded) => {
    pending -= 1;
    if (!succeeded) finish('failed');
    else if (pending === 0 && progress === 'running') finish('done');
  };
}

/**
 * A page change has started; it ends when the URL shows it. Going back is not tracked, since its URL changes at once
 * and its page is mostly cached.
 */
export function beginRoute(url: string, kind: 'push' | 'replace' | 'traverse'): void {
  const { origin, href: from } = window.location;
  const target = new URL(url, from);
  const page = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
  if (kind === 'traverse' || target.origin !== origin || page(target) === page(window.location)) return;
  leaveRoute?.();
  const end = beginProgress();
  const longest = setTimeout(() => leaveRoute?.(), LONGEST_ROUTE_MS);
  const looking = setInterval(() => window.location.href !== from && leaveRoute?.(), LOOK_EVERY_MS);
  leaveRoute = () => {
    clearTimeout(longest);
    clearInterval(looking);
    leaveRoute = undefined;
    end(true);
  };
}
