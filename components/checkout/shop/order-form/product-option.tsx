'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AddRow } from '@/components/catalogue/shop/add-row';
import { ChoiceFields } from '@/components/catalogue/shop/buy-fields';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { useBuyable } from '@/components/catalogue/shop/use-buyable';
import { useStorePrice } from '@/components/ui/store-price';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { fromWire } from '@/lib/kernel/money';
import { TwoSidedPicture } from '@/components/orders/shop/two-sided-picture';

interface ProductOptionProps {
  product: Buyable;
  /** Quantity of it in the order. */
  ordered: number;
  onAdd(item: BasketItem): void;
}

function Heading({ id, product }: Pick<ProductOptionProps, 'product'> & { id: string }) {
  const price = useStorePrice();
  const { description } = product.details;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-xl">
          {product.name}
        </h3>
        <p className="text-xl font-semibold tabular-nums">{price(fromWire(product.price))}</p>
      </div>
      {description ? <p className="mt-1 text-[0.9375rem] text-muted">{description}</p> : null}
    </div>
  );
}

/** A product of the list: picture, name, price, options, and the add button. D4-3. */
export function ProductOption({ product, ordered, onAdd }: ProductOptionProps) {
  const form = useTranslations('paidForm');
  const id = useId();
  const buying = useBuyable(product);
  const { colourName, pictures } = buying;
  return (
    <section
      aria-labelledby={id}
      className="flex h-full flex-col gap-5 rounded-card border border-line bg-surface p-5"
    >
      <TwoSidedPicture name={product.name} colourName={colourName} pictures={pictures} />
      <Heading id={id} product={product} />
      <ChoiceFields product={product} buying={buying} among={id} />
      <div className="mt-auto grid gap-2">
        <AddRow buying={buying} describedBy={id} onAdd={onAdd} />
        <p role="status" className="min-h-6 text-[0.9375rem] text-muted">
          {ordered > 0 ? form('inOrder', { count: ordered }) : null}
        </p>
      </div>
    </section>
  );
}
