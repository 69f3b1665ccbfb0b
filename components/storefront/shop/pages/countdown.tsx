'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { minutesToTell, remaining, type Remaining } from '@/lib/modules/storefront/rules/countdown';

export interface CountdownProps {
  /** ISO 8601. */
  until: string;
  /** What happens at that moment. */
  then: 'opens' | 'closes';
}

/** Reloads after the moment has passed; twice, because the first request may still get the old cached page. */
const ASK_AGAIN_MS = [1500, 6000];

function useRemaining(until: string): Remaining | null {
  const [left, setLeft] = useState<Remaining | null>(null);
  useEffect(() => {
    const moment = new Date(until);
    const tick = () => setLeft(remaining(moment, new Date()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** A countdown, ticking after hydration; announced only at ten minutes, one minute and the end. */
export function Countdown({ until, then }: CountdownProps) {
  const t = useTranslations('storeTimes');
  const router = useRouter();
  const left = useRemaining(until);
  const over = left?.seconds === 0;
  useEffect(() => {
    if (!over) return undefined;
    const timers = ASK_AGAIN_MS.map((pause) => setTimeout(() => router.refresh(), pause));
    return () => timers.forEach(clearTimeout);
  }, [over, router]);
  const minutes = left ? minutesToTell(left.seconds) : null;
  const changed = over ? t(then === 'opens' ? 'nowOpen' : 'nowClosed') : null;
  return (
    <>
      <span role="timer" aria-live="off" className="block min-h-7 min-w-[15ch] font-semibold tabular-nums">
        {left && !over ? t('left', { days: left.days, clock: left.clock }) : changed}
      </span>
      <span role="status" className="sr-only">
        {changed ?? (minutes === null ? '' : t(then === 'opens' ? 'opensSoon' : 'closesSoon', { minutes }))}
      </span>
    </>
  );
}
