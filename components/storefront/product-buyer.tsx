'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Buyable } from '@/components/forms/buyable';
import { useBasket } from '@/lib/client/basket/use-basket';
import type { Side } from '@/lib/domain/design/scene-types';
import { openBasket } from './basket-visibility';
import { ProductChoice } from './product-choice';
import { useFreshProduct } from './use-fresh-product';

interface ProductBuyerProps {
  store: { id: string; name: string; tenant: string; slug: string };
  product: Buyable;
  /** What is printed on each side, in words. */
  printed?: Partial<Record<Side, string>>;
  /** Name, price and description, from the server. */
  children: ReactNode;
}

// Its code comes only when a product could not be read again.
const ProductAlert = dynamic(() => import('./product-alert').then((module) => module.ProductAlert));

/** The way into the basket: the part of a product page that needs script. */
export function ProductBuyer({ store, product: first, printed = {}, children }: ProductBuyerProps) {
  const t = useTranslations('product');
  const { product, failure, refresh } = useFreshProduct(store, first);
  const basket = useBasket(store.id, store.name);
  return (
    <ProductChoice
      {...{ product, printed }}
      onAdd={(item) => {
        basket.store.dispatch({ type: 'add', item });
        openBasket();
      }}
      notice={
        failure ? (
          <ProductAlert failure={failure} hint={t('maybeOld')} onRetry={() => void refresh()} />
        ) : null
      }
    >
      {children}
    </ProductChoice>
  );
}
