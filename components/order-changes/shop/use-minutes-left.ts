'use client';

import { useEffect, useRef, useState } from 'react';

const TICK_MS = 10_000;

/** Whole minutes left by the device's clock; null before hydration and once it is over. */
export function useMinutesLeft(until: string | null, onOver: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (until === null) return undefined;
    const end = new Date(until).getTime();
    const tick = () => {
      const ms = end - Date.now();
      setLeft(ms > 0 ? Math.floor(ms / 60_000) : null);
      if (ms <= 0) {
        clearInterval(timer);
        over.current();
      }
    };
    const timer = setInterval(tick, TICK_MS);
    const first = setTimeout(tick, 0);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [until]);
  return until === null ? null : left;
}
