'use client';

import { useEffect, type RefObject } from 'react';

const STEPS: Readonly<Record<string, readonly [column: number, card: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const linkOf = (card: HTMLElement | undefined) => card?.querySelector<HTMLElement>('a[href]') ?? null;

/** Focuses a link; false where it cannot be, as in a column that a phone doesn't show. */
function focus(link: HTMLElement | null): boolean {
  link?.focus();
  return link !== null && document.activeElement === link;
}

/** Moves the focus from a card's link to that of a neighbour; empty columns are passed over. False where there is none. */
function moveFocus(board: HTMLElement, key: string): boolean {
  const [across, along] = STEPS[key] ?? [0, 0];
  const from = document.activeElement;
  const columns = [...board.querySelectorAll('[data-list-cards]')].map((list) => [
    ...list.querySelectorAll<HTMLElement>(':scope > li'),
  ]);
  const column = columns.findIndex((cards) => cards.some((card) => card.contains(from)));
  const at = columns[column]?.findIndex((card) => card.contains(from)) ?? -1;
  if (at < 0) return false;
  if (along !== 0) return focus(linkOf(columns[column]?.[at + along]));
  for (let next = column + across; next >= 0 && next < columns.length; next += across) {
    const cards = columns[next] ?? [];
    if (focus(linkOf(cards[Math.min(at, cards.length - 1)]))) return true;
  }
  return false;
}

/** The arrow keys lead from card to card, while the focus is on one. S2.2-162. */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || !(key in STEPS)) return;
      const { activeElement: focused } = document;
      if (!board.current || !focused?.matches('[data-row] a') || !board.current.contains(focused)) return;
      moveFocus(board.current, key);
      event.preventDefault();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [board]);
}
