'use client';

import { useState } from 'react';
import { useOwnPictures } from '@/lib/modules/storefront/client/personal/use-own-pictures';
import { usePersonalPictures } from '@/lib/modules/storefront/client/personal/use-personal-pictures';
import { writtenIn } from '@/lib/modules/storefront/client/personal/asked-words';
import { useTextRefusals } from '@/lib/modules/storefront/client/personal/use-text-refusals';
import { useWordCheck } from '@/lib/modules/storefront/client/personal/word-check';
import type { BasketItem, Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { itemPrice, type ItemPrice } from '@/lib/modules/checkout/rules/basket/personal-item-price';
import { countPersonal } from '@/lib/modules/design/rules/count-personal';
import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { SharedDesign } from '@/lib/modules/storefront/rules/shared-design';
import { basketItemOf, type Buyable } from './buyable';
import { usePicturePlace } from '@/components/design/shop/picture-place';
import { useProductChoice } from './use-product-choice';

const NO_TEXTS: Personalisation = {};

/** Trimmed values of the filled layers; undefined for a fixed design. */
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
    customisableLayers(scene).every((layer) => (texts[scene.side]?.[layer.id] ?? '').trim() !== ''),
  );
}

/** The unit price with all personalisation, and the surcharge in it; null if there is no surcharge. */
function personalCosts(product: Buyable): ItemPrice | null {
  if (!product.personalPrice) return null;
  const filled = product.scenes.map((scene) => [
    scene.side,
    Object.fromEntries(customisableLayers(scene).map(({ id }) => [id, id])),
  ]);
  return itemPrice(product, countPersonal(product.scenes, Object.fromEntries(filled) as Personalisation));
}

/** Initial choice: that of a basket line being edited. */
interface FirstChoice {
  variantId: string;
  texts: Personalisation;
}

/** Continues if the store prints the words; words typed a moment ago are checked first. */
function useWordGate({ scenes }: Buyable, texts: Personalisation) {
  const [checking, setChecking] = useState(false);
  const holdsWord = useWordCheck();
  function pass(done: () => void): void {
    const written = writtenIn(scenes, texts);
    if (!holdsWord || written.length === 0) return done();
    setChecking(true);
    void holdsWord(written).then((refused) => {
      setChecking(false);
      if (!refused) done();
    });
  }
  return { checking, pass };
}

/** A product's chosen options, its picture, and the resulting basket item. S3.2. */
export function useBuyable(product: Buyable, first?: FirstChoice) {
  const choice = useProductChoice(product.variants, first?.variantId);
  const [texts, setTexts] = useState<Personalisation>(first?.texts ?? NO_TEXTS);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(0);
  const { checking, pass } = useWordGate(product, texts);
  const colour = product.colours.find((one) => one.identifier === choice.colour);
  const garment = { family: product.family as GarmentFamily, colour: colour?.hex ?? '#ffffff' };
  const own = useOwnPictures(usePicturePlace(), product.scenes, texts);
  const drawn = usePersonalPictures(product.scenes, own.drawn, garment, own.images);
  const refusals = useTextRefusals(product.scenes, own.drawn, garment.colour, own.facts);
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

  /**
   * Passes on the item, unless a size is missing, an option is unavailable, or a text or picture is missing or
   * unprintable; then the error is shown.
   */
  function take(then: (item: BasketItem) => void): void {
    if (checking) return;
    setTried(true);
    const { pair, size, quantity } = choice;
    if (size === '') setAsked(asked + 1);
    if (pair.state !== 'available' || !pair.variantId || !isComplete(product, texts)) return;
    if (Object.values(refusals).some((layers) => Object.keys(layers).length > 0)) return;
    const chosen = { variantId: pair.variantId, colour: choice.colour, size, quantity };
    const item = basketItemOf(product, chosen, cleanTexts(product, texts), own.drawn);
    pass(() => {
      setTried(false);
      then(item);
    });
  }
  return {
    choice,
    texts,
    setTexts,
    fill,
    refusals,
    tried,
    setTried,
    asked,
    take,
    checking,
    own,
    costs: personalCosts(product),
    colourName: colour?.name ?? '',
    pictures: { ...(front ? { front } : {}), ...(back ? { back } : {}), ...drawn },
    soldOut: product.variants.every((variant) => variant.available === 0),
  };
}
