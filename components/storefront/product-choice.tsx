'use client';

import type { ReactNode } from 'react';
import { AddRow, ChoiceFields } from '@/components/forms/buy-fields';
import type { Buyable } from '@/components/forms/buyable';
import { useBuyable } from '@/components/forms/use-buyable';
import type { BasketItem } from '@/lib/domain/basket/types';
import type { Side } from '@/lib/domain/design/scene-types';
import { ProductPictures } from './product-pictures';

interface ProductChoiceProps {
  product: Buyable;
  /** What is printed on each side, in words. */
  printed?: Partial<Record<Side, string>>;
  /** Name, price and description, from the server. */
  children: ReactNode;
  /** What is said below the choice, if anything. */
  notice?: ReactNode;
  onAdd: (item: BasketItem) => void;
}

/** Pictures and choice of a product, and the button that adds what is chosen. */
export function ProductChoice({ product, printed, children, notice = null, onAdd }: ProductChoiceProps) {
  const buying = useBuyable(product);
  const { colourName, pictures } = buying;
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:gap-14">
      <ProductPictures name={product.name} {...{ colourName, pictures, printed }} />
      <div className="grid content-start gap-6">
        {children}
        <ChoiceFields product={product} buying={buying} />
        <AddRow buying={buying} size="lg" onAdd={onAdd} />
        {notice}
      </div>
    </div>
  );
}
