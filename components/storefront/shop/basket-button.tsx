'use client';

import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { basketCount } from '@/lib/modules/checkout/rules/basket/basket-totals';
import { openBasket, useBasketOpen } from './basket-visibility';

const BasketOverlay = dynamic(() => import('./basket-overlay').then((module) => module.BasketOverlay), {
  ssr: false,
});

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
      <button
        type="button"
        onClick={openBasket}
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
      {wasOpen ? <BasketOverlay storeId={storeId} storeName={storeName} slug={slug} /> : null}
    </>
  );
}
