'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddRow } from '@/components/catalogue/shop/add-row';
import { ChoiceFields } from '@/components/catalogue/shop/buy-fields';
import { useBuyable } from '@/components/catalogue/shop/use-buyable';
import { PicturePlace } from '@/components/design/shop/picture-place';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { dropFragment } from '@/lib/modules/storefront/client/personal/design-fragment';
import { AddBar } from '../add-bar';
import { openBasket } from '../basket-visibility';
import { OldProductNote } from '../old-product-note';
import type { ProductBuyerProps } from '../product-buyer';
import { ProductChoice } from '../product-choice';
import { useFreshProduct } from '../use-fresh-product';
import { PersonalTools } from './personal-tools';

function Buyer({ store, product: first, printed = {}, detail, children }: ProductBuyerProps) {
  const t = useTranslations('product');
  const { product, failure, refresh } = useFreshProduct(store, first);
  const basket = useBasket(store.id, store.name);
  const buying = useBuyable(product);
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
  return (
    <ProductChoice product={product} buying={buying} printed={printed} detail={detail} facts={children}>
      <ChoiceFields product={product} buying={buying} />
      <AddBar>
        <AddRow buying={buying} size="lg" label={editing === null ? undefined : t('saveLine')} onAdd={take} />
      </AddBar>
      {product.scenes.length > 0 ? (
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
      ) : null}
      <OldProductNote failure={failure} refresh={refresh} />
    </ProductChoice>
  );
}

/** The interactive part of the page of a product that shoppers personalise. S3.2, S3.4. */
export function PersonalBuyer(props: ProductBuyerProps) {
  const { tenant, slug } = props.store;
  return (
    <PicturePlace tenant={tenant} slug={slug}>
      <Buyer {...props} />
    </PicturePlace>
  );
}
