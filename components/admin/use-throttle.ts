'use client';

import { useEffect, useMemo, useRef } from 'react';

/**
 * Leading throttle: calls `work` once, `ms` after the first of several calls, because orders often change in bursts.
 */
export function useThrottle(work: () => void, ms: number): () => void {
  const latest = useRef(work);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => () => {
      if (timer.current !== undefined) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        latest.current();
      }, ms);
    },
    [ms],
  );
}
