'use client';

import { useEffect, useRef, useState } from 'react';

/** The 200 ms minimum of S9 applies to showing and hiding the loader, never to the data (D9-2). */
const LOADER_DELAY_MS = 200;

/** True once `active` has lasted 200 ms, and then for at least 200 ms, so that no loader flickers. */
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
