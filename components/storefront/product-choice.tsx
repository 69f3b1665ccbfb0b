'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ColourPicker } from '@/components/forms/colour-picker';
import { PersonalTextFields } from '@/components/forms/personal-text-fields';
import { SizePicker } from '@/components/forms/size-picker';
import { useProductChoice } from '@/components/forms/use-product-choice';
import { Button } from '@/components/ui/button';
import { usePersonalPictures } from '@/lib/client/designer/use-personal-pictures';
import { MAX_QUANTITY } from '@/lib/domain/basket/limits';
import type { BasketItem, Personalisation } from '@/lib/domain/basket/types';
import { customisableTexts } from '@/lib/domain/design/personalise';
import type { GarmentFamily } from '@/lib/domain/design/scene-types';
import { basketItemOf, type Buyable } from '@/components/forms/buyable';
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

const NO_TEXTS: Personalisation = {};

/** Trimmed texts of the layers that are filled; undefined for a fixed design. */
function cleanTexts({ scenes }: Buyable, texts: Personalisation): Personalisation | undefined {
  if (scenes.length === 0) return undefined;
  return Object.fromEntries(
    scenes.map(({ side }) => [
      side,
      Object.fromEntries(
        Object.entries(texts[side] ?? {}).map(([id, text]) => [id, text.normalize('NFC').trim()]),
      ),
    ]),
  );
}

function isComplete({ scenes }: Buyable, texts: Personalisation): boolean {
  return scenes.every((scene) =>
    customisableTexts(scene).every((layer) => (texts[scene.side]?.[layer.id] ?? '').trim() !== ''),
  );
}

/** Pictures and choice of a product, and the button that adds what is chosen. */
export function ProductChoice({ product, children, notice = null, onAdd }: ProductChoiceProps) {
  const t = useTranslations('product');
  const choice = useProductChoice(product.variants);
  const [texts, setTexts] = useState<Personalisation>(NO_TEXTS);
  const [tried, setTried] = useState(false);
  const colour = product.colours.find((one) => one.identifier === choice.colour);
  const garment = { family: product.family as GarmentFamily, colour: colour?.hex ?? '#ffffff' };
  const drawn = usePersonalPictures(product.scenes, texts, garment);
  const front = product.pictures.front[choice.colour];
  const back = product.pictures.back[choice.colour];
  const pictures = { ...(front ? { front } : {}), ...(back ? { back } : {}), ...drawn };
  const soldOut = product.variants.every((variant) => variant.available === 0);

  function add() {
    setTried(true);
    const { pair, size, quantity } = choice;
    if (pair.state !== 'available' || !pair.variantId || !isComplete(product, texts)) return;
    const chosen = { variantId: pair.variantId, colour: choice.colour, size, quantity };
    onAdd(basketItemOf(product, chosen, cleanTexts(product, texts)));
  }

  return (
    <div className="grid gap-8 md:grid-cols-2 lg:gap-14">
      <ProductPictures name={product.name} colourName={colour?.name ?? ''} pictures={pictures} />
      <div className="grid content-start gap-6">
        {children}
        <ColourPicker colours={product.colours} choice={choice} />
        <SizePicker choice={choice} colourName={colour?.name ?? ''} />
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
