'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { pressListKey, type ListKeyActs } from './keys';

/** Listens for the keys of a list while `on`. */
export function useListKeys(list: RefObject<HTMLElement | null>, acts: ListKeyActs, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (list.current) pressListKey(event, list.current, acts);
  });
  useEffect(() => {
    if (!on) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [on]);
}
