'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { RealtimeState } from '@/lib/client/use-realtime';

const DOTS: Record<RealtimeState, string> = {
  live: 'bg-ok',
  connecting: 'bg-line-strong',
  failed: 'bg-warn',
};

/** Shows whether the list receives live updates. */
export function LiveBadge({ state }: { state: RealtimeState }) {
  const t = useTranslations('admin.live');
  return (
    <span className="inline-flex items-center gap-2 text-[0.9375rem] text-muted">
      <span aria-hidden="true" className={clsx('fill-when-forced size-2.5 rounded-full', DOTS[state])} />
      {t(state)}
    </span>
  );
}
