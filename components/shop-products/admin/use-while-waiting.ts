'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 3_000;
/** A shop that takes longer is looked at by whoever opens the page again. */
const MOST_TIMES = 60;

/** Reads the page again while something on it is on its way. */
export function useWhileWaiting(waiting: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!waiting) return undefined;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times >= MOST_TIMES) clearInterval(timer);
      if (!document.hidden) router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, router]);
}
