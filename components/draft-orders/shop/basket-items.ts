import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import type { PricedDraftLine } from '@/lib/modules/draft-orders/contract/priced-lines';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';

/** The basket's items of the lines that can still be bought. S2.2-91. */
export function basketItemsOf(lines: readonly PricedDraftLine[]): BasketItem[] {
  return lines
    .filter(({ available }) => available)
    .map((line) => ({
      id: basketItemId(line.product_id, line.variant_id, undefined),
      productId: line.product_id,
      variantId: line.variant_id,
      quantity: line.quantity,
      price: line.price,
      sellingPrice: line.selling_price,
      vatApplies: line.vat_applies,
      name: line.name,
      code: '',
      colourIdentifier: line.colour_identifier,
      colour: line.colour,
      size: line.size,
      image: line.picture,
      left: line.left,
    }));
}
