'use client';

import type { ReactNode } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import type { usePlainBuyable } from '@/components/catalogue/shop/use-plain-buyable';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { ProductPictures } from './product-pictures';

interface ProductChoiceProps {
  product: Pick<Buyable, 'name'>;
  buying: Pick<ReturnType<typeof usePlainBuyable>, 'colourName' | 'pictures'>;
  /** Text alternative of each side's print. */
  printed?: Partial<Record<Side, string>> | undefined;
  /** Name, price and description, rendered on the server. */
  facts: ReactNode;
  /** The options, the add button and notices. */
  children: ReactNode;
}

/** A product's pictures beside its facts and options. */
export function ProductChoice({ product, buying, printed, facts, children }: ProductChoiceProps) {
  const { colourName, pictures } = buying;
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:gap-14">
      <ProductPictures name={product.name} colourName={colourName} pictures={pictures} printed={printed} />
      <div className="grid content-start gap-6">
        {facts}
        {children}
      </div>
    </div>
  );
}
