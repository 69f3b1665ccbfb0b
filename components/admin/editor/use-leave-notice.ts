'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '@/components/ui/toast';

const here = () => window.location.pathname + window.location.search;

/**
 * Says that unsaved work is kept, once its page has been left for another one. `isKept` is asked at that moment: whether
 * there is such work, and it lies in the browser.
 */
export function useLeaveNotice(isKept: () => boolean | Promise<boolean>): void {
  const text = useTranslations('savedEditor')('kept');
  const latest = useEffectEvent(() => ({ isKept, text }));
  useEffect(() => {
    const page = here();
    return () => {
      // The same page shown anew, or a dialog that was closed, is not left.
      if (here() === page) return;
      const { isKept: ask, text: said } = latest();
      void Promise.resolve(ask()).then((kept) => (kept ? toast('info', said) : undefined));
    };
  }, []);
}
