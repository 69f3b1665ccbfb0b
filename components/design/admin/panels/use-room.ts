'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';

/** The editor's own width class (not the window's): phone, tablet, or wider. */
export type Room = 'narrow' | 'medium' | 'wide';

const MEDIUM_PX = 640;
const WIDE_PX = 1040;

const roomOf = (width: number): Room => (width < MEDIUM_PX ? 'narrow' : width < WIDE_PX ? 'medium' : 'wide');

/** Follows the width of an element; null before it is laid out. */
export function useRoom(root: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => setRoom(roomOf(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return room;
}
