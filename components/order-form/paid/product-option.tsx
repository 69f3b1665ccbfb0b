'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Buyable } from '@/components/forms/buyable';
import { ColourPicker } from '@/components/forms/colour-picker';
import { PersonalTextFields } from '@/components/forms/personal-text-fields';
import { SizePicker } from '@/components/forms/size-picker';
import { useBuyable } from '@/components/forms/use-buyable';
import { Button } from '@/components/ui/button';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { useStorePrice } from '@/components/ui/store-price';
import { MAX_QUANTITY } from '@/lib/domain/basket/limits';
import type { BasketItem } from '@/lib/domain/basket/types';
import { fromWire } from '@/lib/kernel/money';
import { GiftPicture } from '../gift-picture';

interface ProductOptionProps {
  product: Buyable;
  /** How many pieces of it the order holds. */
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

/** A product of the short list: picture, name, price, what can be chosen of it, and the way into the order. DECISIONS 4. */
export function ProductOption({ product, ordered, onAdd }: ProductOptionProps) {
  const t = useTranslations('product');
  const form = useTranslations('paidForm');
  const id = useId();
  const { choice, texts, setTexts, tried, take, colourName, pictures, soldOut } = useBuyable(product);
  function add() {
    const item = take();
    if (item) onAdd(item);
  }
  return (
    <section
      aria-labelledby={id}
      className="flex h-full flex-col gap-5 rounded-card border border-line bg-surface p-5"
    >
      <GiftPicture name={product.name} colourName={colourName} pictures={pictures} />
      <Heading id={id} product={product} />
      <ColourPicker colours={product.colours} choice={choice} group={`colour-${id}`} />
      {choice.options.sizes.length > 1 ? (
        <SizePicker choice={choice} colourName={colourName} group={`size-${id}`} />
      ) : null}
      {product.scenes.length > 0 ? (
        <PersonalTextFields scenes={product.scenes} texts={texts} tried={tried} onChange={setTexts} />
      ) : null}
      <div className="mt-auto grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <QuantityStepper
            quantity={choice.quantity}
            min={1}
            max={Math.min(choice.left, MAX_QUANTITY)}
            label={t('quantity')}
            decreaseLabel={t('decrease')}
            increaseLabel={t('increase')}
            onChange={choice.setQuantity}
          />
          <Button
            className="grow"
            aria-describedby={id}
            disabled={choice.pair.state !== 'available'}
            onClick={add}
          >
            {t('addToBasket')}
          </Button>
        </div>
        {soldOut ? <p className="font-semibold">{t('allSoldOut')}</p> : null}
        <p role="status" className="min-h-6 text-[0.9375rem] text-muted">
          {ordered > 0 ? form('inOrder', { count: ordered }) : null}
        </p>
      </div>
    </section>
  );
}
