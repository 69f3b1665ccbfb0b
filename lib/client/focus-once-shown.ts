import { now } from '@/lib/kernel/clock';

/** Longer than a store's content takes to be seen (DECISIONS 9). */
const LONGEST_MS = 2500;

/**
 * Gives the focus to an element as soon as that can take it: a store's content is hidden until its fade begins. Somebody
 * who has gone elsewhere meanwhile stays there.
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
