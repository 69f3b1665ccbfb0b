'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Toasts stay usable over the editor. */
const ABOVE = '[data-react-aria-top-layer]';

/** Makes the rest of the page inert and unscrollable around an element; returns what undoes it. */
function holdAlone(element: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const isRest = sibling instanceof HTMLElement && sibling !== node && !sibling.inert;
      if (!isRest || sibling.matches(ABOVE) || sibling.querySelector(ABOVE)) continue;
      sibling.inert = true;
      held.push(sibling);
    }
  }
  const { style } = document.documentElement;
  const overflow = style.overflow;
  style.overflow = 'hidden';
  return () => {
    for (const sibling of held) sibling.inert = false;
    style.overflow = overflow;
  };
}

export interface FullWindow {
  isFull: boolean;
  toggle(): void;
}

/** The editor over the whole window, without the page around it. Escape leaves, where nothing in it had a use for that. S3.4-35. */
export function useFullWindow(root: RefObject<HTMLElement | null>): FullWindow {
  const [isFull, setFull] = useState(false);
  useEffect(() => (isFull && root.current ? holdAlone(root.current) : undefined), [isFull, root]);
  useEffect(() => {
    if (!isFull) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFull]);
  return { isFull, toggle: () => setFull(!isFull) };
}
