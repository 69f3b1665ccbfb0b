'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ColourPicker } from '@/components/forms/colour-picker';
import { PersonalTextFields } from '@/components/forms/personal-text-fields';
import { SizePicker } from '@/components/forms/size-picker';
import { Button } from '@/components/ui/button';
import { MAX_QUANTITY } from '@/lib/domain/basket/limits';
import type { BasketItem } from '@/lib/domain/basket/types';
import type { Buyable } from '@/components/forms/buyable';
import { useBuyable } from '@/components/forms/use-buyable';
import { ProductPictures } from './product-pictures';
import { QuantityStepper } from '@/components/ui/quantity-stepper';

interface ProductChoiceProps {
  product: Buyable;
  /** Name, price and description, from the server. */
  children: ReactNode;
  /** What is said below the choice, if anything. */
  notice?: ReactNode;
  onAdd: (item: BasketItem) => void;
}

/** Pictures and choice of a product, and the button that adds what is chosen. */
export function ProductChoice({ product, children, notice = null, onAdd }: ProductChoiceProps) {
  const t = useTranslations('product');
  const { choice, texts, setTexts, tried, take, colourName, pictures, soldOut } = useBuyable(product);
  function add() {
    const item = take();
    if (item) onAdd(item);
  }

  return (
    <div className="grid gap-8 md:grid-cols-2 lg:gap-14">
      <ProductPictures name={product.name} colourName={colourName} pictures={pictures} />
      <div className="grid content-start gap-6">
        {children}
        <ColourPicker colours={product.colours} choice={choice} />
        <SizePicker choice={choice} colourName={colourName} />
        {product.scenes.length > 0 ? (
          <PersonalTextFields scenes={product.scenes} texts={texts} tried={tried} onChange={setTexts} />
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <QuantityStepper
            quantity={choice.quantity}
            min={1}
            max={Math.min(choice.left, MAX_QUANTITY)}
            label={t('quantity')}
            decreaseLabel={t('decrease')}
            increaseLabel={t('increase')}
            onChange={choice.setQuantity}
          />
          <Button size="lg" className="grow" disabled={choice.pair.state !== 'available'} onClick={add}>
            {t('addToBasket')}
          </Button>
        </div>
        {soldOut ? <p className="font-semibold">{t('allSoldOut')}</p> : null}
        {notice}
      </div>
    </div>
  );
}
