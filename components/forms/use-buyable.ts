'use client';

import { useState } from 'react';
import { usePersonalPictures } from '@/lib/client/designer/use-personal-pictures';
import { useTextRefusals } from '@/lib/client/designer/use-text-refusals';
import type { BasketItem, Personalisation } from '@/lib/domain/basket/types';
import { itemPrice, type ItemPrice } from '@/lib/domain/basket/personal-item-price';
import { countPersonal } from '@/lib/domain/design/count-personal';
import { customisableTexts } from '@/lib/domain/design/personalise';
import type { GarmentFamily } from '@/lib/domain/design/scene-types';
import type { SharedDesign } from '@/lib/domain/design/shared-design';
import { basketItemOf, type Buyable } from './buyable';
import { useProductChoice } from './use-product-choice';

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

/** What a piece costs with all its own texts in it, and what of that these add; null where they add nothing. */
function personalCosts(product: Buyable): ItemPrice | null {
  if (!product.personalPrice) return null;
  const filled = product.scenes.map((scene) => [
    scene.side,
    Object.fromEntries(customisableTexts(scene).map(({ id }) => [id, id])),
  ]);
  return itemPrice(product, countPersonal(product.scenes, Object.fromEntries(filled) as Personalisation));
}

/** What is picked from the start: a line of the basket that is changed. */
interface FirstChoice {
  variantId: string;
  texts: Personalisation;
}

/** What somebody picks of a product, how it looks, and the basket item it comes to. SPEC 3.2. */
export function useBuyable(product: Buyable, first?: FirstChoice) {
  const choice = useProductChoice(product.variants, first?.variantId);
  const [texts, setTexts] = useState<Personalisation>(first?.texts ?? NO_TEXTS);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(0);
  const colour = product.colours.find((one) => one.identifier === choice.colour);
  const garment = { family: product.family as GarmentFamily, colour: colour?.hex ?? '#ffffff' };
  const drawn = usePersonalPictures(product.scenes, texts, garment);
  const refusals = useTextRefusals(product.scenes, texts, garment.colour);
  const front = product.pictures.front[choice.colour];
  const back = product.pictures.back[choice.colour];

  function fill(design: SharedDesign): void {
    const { colour: identifier, size, quantity } = design;
    setTexts(design.texts);
    setTried(false);
    if (identifier !== undefined) choice.setColour(identifier);
    if (size !== undefined) choice.setSize(size);
    if (quantity !== undefined) choice.setQuantity(quantity);
  }

  /** The item, or null while a size is missing, a choice cannot be had, or a text is missing or cannot be printed, which then says so. */
  function take(): BasketItem | null {
    setTried(true);
    const { pair, size, quantity } = choice;
    if (size === '') setAsked(asked + 1);
    if (pair.state !== 'available' || !pair.variantId || !isComplete(product, texts)) return null;
    if (Object.values(refusals).some((layers) => Object.keys(layers).length > 0)) return null;
    setTried(false);
    const chosen = { variantId: pair.variantId, colour: choice.colour, size, quantity };
    return basketItemOf(product, chosen, cleanTexts(product, texts));
  }
  return {
    ...{ choice, texts, setTexts, fill, refusals, tried, asked, take },
    costs: personalCosts(product),
    colourName: colour?.name ?? '',
    pictures: { ...(front ? { front } : {}), ...(back ? { back } : {}), ...drawn },
    soldOut: product.variants.every((variant) => variant.available === 0),
  };
}
