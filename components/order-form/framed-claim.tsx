'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import type { ClaimStore } from './claim-store';
import { FrameLanguage } from './frame-language';
import type { Gift } from './gift';
import { LazyClaim } from './lazy-claim';
import { useFrameHost } from './use-frame-host';

interface FramedClaimProps {
  store: ClaimStore;
  gifts: readonly Gift[];
  locale: Locale;
  /** The sites that may frame it. */
  origins: readonly string[];
  title: string;
  heading: ReactNode;
}

/** No page but this one may stand in another site: a link leads to a tab of its own. */
function openOutside({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^https?:/.test(link.protocol)) link.target = '_blank';
}

/** The order form alone, inside another site that hears what becomes of it. DECISIONS 8; SPEC 7. */
export function FramedClaim({ store, gifts, locale, origins, title, heading }: FramedClaimProps) {
  const { frame, tell } = useFrameHost(origins, title);
  return (
    <div ref={frame} onClickCapture={openOutside}>
      <LazyClaim {...{ store, gifts, locale }} hero={heading} tools={<FrameLanguage />} onEvent={tell} />
    </div>
  );
}
