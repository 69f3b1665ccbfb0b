'use client';

import type { ReactNode } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import type { ClaimStore } from './claim-store';
import { FrameLanguage } from '@/components/orders/shop/frame-language';
import { Framed, type FrameProps } from '@/components/orders/shop/framed';
import type { Gift } from './gift';
import { LazyClaim } from './lazy-claim';
import type { Extent } from '@/components/orders/shop/use-offer';

interface FramedClaimProps extends FrameProps {
  store: ClaimStore;
  gifts: readonly Gift[];
  extent?: Extent | undefined;
  locale: Locale;
  heading: ReactNode;
}

/** The claim form inside another site's frame. D8. */
export function FramedClaim({ store, gifts, extent, locale, heading, ...frame }: FramedClaimProps) {
  return (
    <Framed {...frame}>
      {(tell) => (
        <LazyClaim
          store={store}
          gifts={gifts}
          extent={extent}
          locale={locale}
          hero={heading}
          tools={<FrameLanguage />}
          onEvent={tell}
        />
      )}
    </Framed>
  );
}
