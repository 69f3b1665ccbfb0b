'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { PicturePlace } from '@/components/design/shop/picture-place';
import type { useBuyable } from '@/components/catalogue/shop/use-buyable';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import { dropFragment } from '@/lib/modules/storefront/client/personal/design-fragment';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { openBasket } from './basket-visibility';
import { ProductChoice } from './product-choice';
import { useFreshProduct } from './use-fresh-product';

interface ProductBuyerProps {
  store: { id: string; name: string; tenant: string; slug: string };
  product: Buyable;
  /** Text alternative of each side's print. */
  printed?: Partial<Record<Side, string>>;
  /** Name, price and description, rendered on the server. */
  children: ReactNode;
}

// Loaded only for products that can be personalised.
const PersonalTools = dynamic(() =>
  import('./personal/personal-tools').then((module) => module.PersonalTools),
);

// Loaded only after a failed reload of the product.
const ProductAlert = dynamic(() => import('./product-alert').then((module) => module.ProductAlert));

/** The interactive part of a product page: options and the add button. */
export function ProductBuyer({ store, product: first, printed = {}, children }: ProductBuyerProps) {
  const t = useTranslations('product');
  const { product, failure, refresh } = useFreshProduct(store, first);
  const basket = useBasket(store.id, store.name);
  /** Id of the basket line being edited. */
  const [editing, setEditing] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);

  function take(item: BasketItem) {
    // If the line was removed in the meantime, it is added as a new one.
    const there = basket.basket.items.some(({ id }) => id === editing);
    if (editing !== null && there) basket.store.dispatch({ type: 'replace', id: editing, item });
    else basket.store.dispatch({ type: 'add', item });
    if (editing !== null) dropFragment();
    setAdded(basketItemId('', '', item.personalisation));
    setEditing(null);
    openBasket();
  }
  const tools = (buying: ReturnType<typeof useBuyable>) => (
    <PersonalTools
      buying={buying}
      product={product}
      storeId={store.id}
      basket={basket}
      editing={editing}
      added={added}
      onEditing={setEditing}
      onListed={openBasket}
    />
  );
  return (
    <PicturePlace tenant={store.tenant} slug={store.slug}>
      <ProductChoice
        product={product}
        printed={printed}
        onAdd={take}
        addLabel={editing === null ? undefined : t('saveLine')}
        tools={product.scenes.length > 0 ? tools : undefined}
        notice={
          failure ? (
            <ProductAlert failure={failure} hint={t('maybeOld')} onRetry={() => void refresh()} />
          ) : null
        }
      >
        {children}
      </ProductChoice>
    </PicturePlace>
  );
}
