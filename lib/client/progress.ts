/** SPEC 9: the bar takes this long to fill, and shows itself only for what lasts longer than the throttle. */
export const PROGRESS_MS = 5000;
export const PROGRESS_THROTTLE_MS = 200;
/** How long an end is shown. */
export const PROGRESS_END_MS = 400;
/** A change of page that led nowhere else is no longer waited for. */
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

/** After `wait`: whatever is under way by then. */
function settle(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => show(pending > 0 ? 'running' : 'idle'), wait);
}

function finish(end: 'done' | 'failed'): void {
  show(end);
  settle(PROGRESS_END_MS);
}

/** What the bar shows now. */
export function readProgress(): Progress {
  return progress;
}

/** Tells `listener` of every change until the returned function is called. */
export function subscribeProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Something has begun that a person waits for; to be told once how it ended. The bar shows after 200 ms and ends with
 * the last that is under way, or, red, with the first that fails. SPEC 8, 9.
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
 * A change of page has begun: waited for until the address shows it. A step back is not, since its address is there at
 * once and its page mostly kept.
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
