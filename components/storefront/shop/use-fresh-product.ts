'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { ProductFailure } from '@/lib/modules/storefront/contract/product-answer';
import { PRODUCT_FRESH_MS } from '@/lib/modules/catalogue/rules/product-lifetime';
import type { Locale } from '@/lib/kernel/locales';
import { now } from '@/lib/kernel/clock';
import type { Buyable } from '@/components/catalogue/shop/buyable';

interface ReadAgain {
  /** The page's product that this was loaded for; another product or render resets the state. */
  of: Buyable;
  product: Buyable;
  failure: ProductFailure | null;
}

export interface FreshProduct {
  product: Buyable;
  /** Why the reload failed. */
  failure: ProductFailure | null;
  refresh(): Promise<void>;
}

/**
 * Reloads the product when somebody returns to its page after more than five minutes, so that nobody buys at an old
 * price or what is sold out. The code for it is loaded only then. S7, S8-8, S9.
 */
export function useFreshProduct(place: { tenant: string; slug: string }, first: Buyable): FreshProduct {
  const lang = useLocale() as Locale;
  const [again, setAgain] = useState<ReadAgain | null>(null);
  const readAt = useRef(0);
  const current = again?.of === first ? again : { of: first, product: first, failure: null };

  async function refresh() {
    try {
      const { loadBuyable } = await import('./load-buyable');
      const { product, failure } = await loadBuyable({
        tenant: place.tenant,
        slug: place.slug,
        product: first.id,
        lang,
      });
      if (failure !== null) return setAgain({ ...current, failure });
      readAt.current = now().getTime();
      // The other kind of product has another page, to which this address redirects.
      if (product.scenes.length > 0 !== first.scenes.length > 0) return window.location.reload();
      setAgain({ of: first, product, failure: null });
    } catch {
      setAgain({ ...current, failure: 'not_loaded' });
    }
  }
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    readAt.current = now().getTime();
    const look = () => {
      const old = now().getTime() - readAt.current >= PRODUCT_FRESH_MS;
      if (old && document.visibilityState === 'visible') void latest.current();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [first]);
  return { product: current.product, failure: current.failure, refresh };
}
