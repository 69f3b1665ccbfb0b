'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import type { ShownNotice } from '@/lib/modules/site/rules/platform-notice';
import type { NoticeBarTexts } from './notice-bar';

const NoticeBar = lazy(() => import('./notice-bar').then((module) => ({ default: module.NoticeBar })));

interface PlatformNoticesProps {
  locale: Locale;
  texts: NoticeBarTexts;
}

/**
 * What staff tell everybody for a time, above every page. Pages are kept in caches and know nothing of it: the browser asks with the
 * settings that it asks for anyway, and loads the bar only where there is something to say. S2.2-281.
 */
export function PlatformNotices({ locale, texts }: PlatformNoticesProps) {
  const [shown, setShown] = useState<{ notices: readonly ShownNotice[]; at: Date } | null>(null);
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    void import('@/lib/modules/site/client/watch-notices')
      .then(({ watchNotices }) => {
        if (!left)
          stop = watchNotices((notices, at) => setShown(notices.length > 0 ? { notices, at } : null));
      })
      // The page works without.
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <NoticeBar notices={shown.notices} at={shown.at} locale={locale} texts={texts} />
    </Suspense>
  );
}
