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
  /** Text alternative of each side's print. */
  printed?: Partial<Record<Side, string>>;
  /** Name, price and description, rendered on the server. */
  children: ReactNode;
  /** Notice below the options. */
  notice?: ReactNode;
  onAdd: (item: BasketItem) => void;
  /** Text of the add button; default: add to basket. */
  addLabel?: string | undefined;
  /** Further actions for the chosen options. */
  tools?: ((buying: Buying) => ReactNode) | undefined;
}

/** A product's pictures and options, and the add button. */
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
