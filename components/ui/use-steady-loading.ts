'use client';

import { useEffect, useRef, useState } from 'react';

/** SPEC 9's fetch minimum, as DECISIONS 9 reads it: the loader's appearance and disappearance, never the data. */
export const LOADER_DELAY_MS = 200;

/** True once `active` has lasted 200 ms, and then for at least 200 ms, so that no loader flashes. */
export function useSteadyLoading(active: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    const wait = active
      ? LOADER_DELAY_MS
      : Math.max(0, shownAt.current + LOADER_DELAY_MS - performance.now());
    const timer = setTimeout(() => {
      if (active) shownAt.current = performance.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active]);
  return shown;
}
