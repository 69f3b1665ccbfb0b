'use client';

import type { ReactNode } from 'react';
import { AddRow, ChoiceFields } from '@/components/catalogue/shop/buy-fields';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { useBuyable } from '@/components/catalogue/shop/use-buyable';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { ProductPictures } from './product-pictures';

type Buying = ReturnType<typeof useBuyable>;

interface ProductChoiceProps {
  product: Buyable;
  /** What is printed on each side, in words. */
  printed?: Partial<Record<Side, string>>;
  /** Name, price and description, from the server. */
  children: ReactNode;
  /** What is said below the choice, if anything. */
  notice?: ReactNode;
  onAdd: (item: BasketItem) => void;
  /** What the button says that takes what is chosen; default: that it goes into the basket. */
  addLabel?: string | undefined;
  /** What else can be done with what is chosen. */
  tools?: ((buying: Buying) => ReactNode) | undefined;
}

/** Pictures and choice of a product, and the button that adds what is chosen. */
export function ProductChoice(props: ProductChoiceProps) {
  const { product, printed, children, notice = null, onAdd, addLabel, tools } = props;
  const buying = useBuyable(product);
  const { colourName, pictures } = buying;
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:gap-14">
      <ProductPictures name={product.name} colourName={colourName} pictures={pictures} printed={printed} />
      <div className="grid content-start gap-6">
        {children}
        <ChoiceFields product={product} buying={buying} />
        <AddRow buying={buying} size="lg" label={addLabel} onAdd={onAdd} />
        {tools?.(buying)}
        {notice}
      </div>
    </div>
  );
}
