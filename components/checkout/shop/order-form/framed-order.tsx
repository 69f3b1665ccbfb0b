'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { EmptyState } from '@/components/ui/empty-state';
import type { Locale } from '@/lib/kernel/locales';
import { FrameLanguage } from '@/components/orders/shop/frame-language';
import { Framed, type FrameProps } from '@/components/orders/shop/framed';
import type { Extent } from '@/components/orders/shop/use-offer';
import { LazyOrderSteps } from './lazy-order-steps';
import type { PaidStore } from './paid-store';
import { ROOM } from './room';

interface FramedOrderProps extends FrameProps {
  store: PaidStore;
  products: readonly Buyable[];
  extent?: Extent | undefined;
  locale: Locale;
  returned: string | null;
  /** The event has not opened yet, or has closed. */
  shut: boolean;
  heading: ReactNode;
}

function Shut({ heading }: Pick<FramedOrderProps, 'heading'>) {
  const t = useTranslations('paidForm');
  return (
    <div className={ROOM}>
      {heading}
      <EmptyState title={t('shut')}>{t('shutText')}</EmptyState>
    </div>
  );
}

/** The paid order form inside another site's frame; reports the order and every refusal to that site. D8; S7, S8. */
export function FramedOrder({
  store,
  products,
  extent,
  locale,
  returned,
  shut,
  heading,
  ...frame
}: FramedOrderProps) {
  return (
    <Framed {...frame}>
      {(tell) =>
        shut ? (
          <Shut heading={heading} />
        ) : (
          <LazyOrderSteps
            store={store}
            products={products}
            extent={extent}
            locale={locale}
            returned={returned}
            hero={heading}
            tools={<FrameLanguage />}
            onEvent={tell}
          />
        )
      }
    </Framed>
  );
}
