'use client';

import type { ReactNode } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import type { usePlainBuyable } from '@/components/catalogue/shop/use-plain-buyable';
import type { PrintDetail } from '@/lib/modules/design/rules/garments/print-detail';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { ProductPictures } from './product-pictures';

interface ProductChoiceProps {
  product: Pick<Buyable, 'name'>;
  buying: Pick<ReturnType<typeof usePlainBuyable>, 'colourName' | 'pictures'>;
  /** Text alternative of each side's print. */
  printed?: Partial<Record<Side, string>> | undefined;
  /** The print from close by. */
  detail?: PrintDetail | null | undefined;
  /** Name, price and description, rendered on the server. */
  facts: ReactNode;
  /** The options, the add button and notices. */
  children: ReactNode;
}

/** A product's pictures beside its facts and options. */
export function ProductChoice({ product, buying, printed, detail, facts, children }: ProductChoiceProps) {
  const { colourName, pictures } = buying;
  return (
    // On a phone one column, so that the add button's row can stay in view beside the pictures, too.
    <div className="flex flex-col gap-6 md:grid md:grid-cols-2 md:gap-8 lg:gap-14">
      <ProductPictures
        name={product.name}
        colourName={colourName}
        pictures={pictures}
        printed={printed}
        detail={detail}
      />
      <div className="contents gap-6 md:flex md:min-w-0 md:flex-col">
        {facts}
        {children}
      </div>
    </div>
  );
}
