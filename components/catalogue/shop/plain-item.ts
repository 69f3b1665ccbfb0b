import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { detailsIn } from '@/lib/modules/checkout/rules/basket/details-of';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { Buyable } from './buyable';

export interface ChosenVariant {
  variantId: string;
  colour: string;
  size: string;
  quantity: number;
}

/** The basket item of a product without the shopper's own texts or pictures (S3.2). */
export function plainItemOf(product: Buyable, choice: ChosenVariant): BasketItem {
  const front = product.pictures.front[choice.colour];
  const back = product.pictures.back[choice.colour];
  const left = product.variants.find((variant) => variant.variant_id === choice.variantId)?.available;
  return {
    id: basketItemId(product.id, choice.variantId, undefined),
    productId: product.id,
    variantId: choice.variantId,
    quantity: choice.quantity,
    price: product.price,
    sellingPrice: product.sellingPrice,
    vatApplies: product.vatApplies,
    name: product.name,
    code: product.code,
    colourIdentifier: choice.colour,
    colour: product.colours.find((colour) => colour.identifier === choice.colour)?.name ?? '',
    size: choice.size,
    image: front ?? back ?? null,
    ...(left ? { left } : {}),
    details: detailsIn(product.details, { front, back }),
  };
}
