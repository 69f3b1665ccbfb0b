import type { BasketItem, WireBasketItem } from './types';

/** An item as create-customer, pay and payment-success take it: SPEC 3.2's form, as far as the basket keeps it. */
export function toWireItem(item: BasketItem): WireBasketItem {
  const { personalisation, quantity, size, colour } = item;
  return {
    name: item.name,
    price: item.price,
    product_id: item.productId,
    variant_id: item.variantId,
    quantity,
    store_default_vat: item.vatApplies ? 1 : 0,
    store_selling_price: item.sellingPrice,
    selected: { code: item.code },
    custom_text_front: hasText(personalisation?.front),
    custom_text_back: hasText(personalisation?.back),
    ...(personalisation && { personalisation }),
    products: {
      images: { front_preview: item.image, back_preview: null },
      store: { identifier: item.colourIdentifier, colour, size, quantity },
    },
  };
}

function hasText(layers: Record<string, string> | undefined): boolean {
  return Object.keys(layers ?? {}).length > 0;
}
