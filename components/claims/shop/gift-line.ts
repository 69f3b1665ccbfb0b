import { detailsIn } from '@/lib/modules/checkout/rules/basket/details-of';
import { toWireItem } from '@/lib/modules/checkout/rules/basket/to-wire-item';
import type { Personalisation, WireBasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { picturesOf, type Gift } from './gift';

const FREE = '0.00';

/** The chosen options of the gift. */
export interface Chosen {
  variantId: string;
  colour: string;
  size: string;
}

/** The gift as the claim's single basket item, with price 0. S3.1, S3.2. */
export function giftLine(gift: Gift, chosen: Chosen, texts: Personalisation): WireBasketItem {
  const { front, back } = picturesOf(gift, chosen.colour);
  return toWireItem({
    id: gift.id,
    productId: gift.id,
    variantId: chosen.variantId,
    quantity: 1,
    price: FREE,
    sellingPrice: FREE,
    vatApplies: false,
    name: gift.name,
    code: gift.code,
    colourIdentifier: chosen.colour,
    colour: gift.colours.find(({ identifier }) => identifier === chosen.colour)?.name ?? '',
    size: chosen.size,
    image: front ?? back ?? null,
    details: detailsIn(gift.details, { front, back }),
    ...(gift.scenes.length > 0 ? { personalisation: texts } : {}),
  });
}
