'use client';

import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** Whole minutes left by the device's clock, -1 once it is over; null before hydration and without an end. */
export function useTimeLeft(until: string | null): number | null {
  const [left, setLeft] = useState<{ until: string; minutes: number }>();
  useEffect(() => {
    if (until === null) return undefined;
    const end = new Date(until).getTime();
    const tick = () => {
      const ms = end - Date.now();
      setLeft({ until, minutes: ms > 0 ? Math.floor(ms / 60_000) : -1 });
    };
    const timer = setInterval(tick, TICK_MS);
    const first = setTimeout(tick, 0);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [until]);
  return left?.until === until ? left.minutes : null;
}
