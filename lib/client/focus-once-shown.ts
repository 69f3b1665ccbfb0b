import { now } from '@/lib/kernel/clock';

/** Longer than a store's content stays hidden (D9-1). */
const LONGEST_MS = 2500;

/**
 * Focuses an element as soon as that is possible: a store's content is hidden until its fade starts. If the user has
 * focused something else meanwhile, that stays.
 */
export function focusOnceShown(element: HTMLElement): void {
  const before = document.activeElement;
  const until = now().getTime() + LONGEST_MS;
  const attempt = (): void => {
    if (document.activeElement !== before) return;
    element.focus();
    const isThere = document.activeElement === element;
    if (!isThere && element.isConnected && now().getTime() < until) requestAnimationFrame(attempt);
  };
  attempt();
}
