'use client';

import type { ReactNode } from 'react';
import { AddRow } from '@/components/catalogue/shop/add-row';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { PlainFields } from '@/components/catalogue/shop/plain-fields';
import { usePlainBuyable } from '@/components/catalogue/shop/use-plain-buyable';
import { useBasket } from '@/lib/modules/checkout/client/use-basket';
import type { PrintDetail } from '@/lib/modules/design/rules/garments/print-detail';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { AddBar } from './add-bar';
import { openBasket } from './basket-visibility';
import { OldProductNote } from './old-product-note';
import { ProductChoice } from './product-choice';
import { useFreshProduct } from './use-fresh-product';

export interface ProductBuyerProps {
  store: { id: string; name: string; tenant: string; slug: string };
  product: Buyable;
  /** Text alternative of each side's print. */
  printed?: Partial<Record<Side, string>>;
  /** The print from close by. */
  detail?: PrintDetail | null;
  /** Name, price and description, rendered on the server. */
  children: ReactNode;
}

/**
 * The interactive part of the page of a product with a fixed design: options and the add button. Products that shoppers
 * personalise have `PersonalBuyer`.
 */
export function ProductBuyer({ store, product: first, printed = {}, detail, children }: ProductBuyerProps) {
  const { product, failure, refresh } = useFreshProduct(store, first);
  const basket = useBasket(store.id, store.name);
  const buying = usePlainBuyable(product);
  return (
    <ProductChoice product={product} buying={buying} printed={printed} detail={detail} facts={children}>
      <PlainFields product={product} buying={buying} />
      <AddBar>
        <AddRow
          buying={buying}
          size="lg"
          onAdd={(item) => {
            basket.store.dispatch({ type: 'add', item });
            openBasket();
          }}
        />
      </AddBar>
      <OldProductNote failure={failure} refresh={refresh} />
    </ProductChoice>
  );
}
