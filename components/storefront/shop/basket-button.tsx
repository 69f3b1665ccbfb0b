'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { EarlyForm } from '@/components/ui/early-form';
import { ShoppingBag } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { basketCount } from '@/lib/modules/checkout/rules/basket/basket-totals';
import { openBasket, useBasketOpen } from './basket-visibility';

const BasketOverlay = lazy(() =>
  import('./basket-overlay').then((module) => ({ default: module.BasketOverlay })),
);

interface BasketButtonProps {
  storeId: string;
  storeName: string;
  slug: string;
}

/** The basket button in the header with its count; the overlay's code is loaded on first opening. */
export function BasketButton({ storeId, storeName, slug }: BasketButtonProps) {
  const t = useTranslations('store');
  const texts = useTranslations('basket.errors');
  const { basket, failure } = useBasket(storeId, storeName);
  const open = useBasketOpen();
  useEffect(() => {
    // While the basket is open, it shows the error itself.
    if (failure && !open) toast('error', texts(failure));
  }, [failure, open, texts]);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  const count = basketCount(basket);
  return (
    <>
      <EarlyForm onPress={openBasket}>
        <button
          type="submit"
          aria-haspopup="dialog"
          className="relative inline-flex min-h-11 items-center rounded-control px-3.5 font-semibold hover:bg-ink/6"
        >
          <ShoppingBag aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{t('basketWith', { count })}</span>
          {count > 0 ? (
            <span
              aria-hidden="true"
              // Positioned over the icon, to avoid a layout shift when the stored basket is found.
              className="absolute start-7 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-white tabular-nums"
            >
              {count}
            </span>
          ) : null}
        </button>
      </EarlyForm>
      {wasOpen ? (
        <Suspense fallback={null}>
          <BasketOverlay storeId={storeId} storeName={storeName} slug={slug} />
        </Suspense>
      ) : null}
    </>
  );
}
