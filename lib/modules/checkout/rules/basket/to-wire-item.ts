import { customTextOf } from '@/lib/modules/catalogue/rules/custom-text';
import type { BasketDetails, BasketItem, WireBasketItem } from './types';

/** The details of an item stored by an earlier version, which has one picture only. */
function plain({ image }: BasketItem): BasketDetails {
  const images = { front_preview: image, back_preview: null };
  const artwork = { front_preview: null, back_preview: null, front_colours: [] };
  return {
    description: '',
    status: 'active',
    products: { images, artwork, front: [], back: [], colours: [], colour_names: [] },
  };
}

/** An item in the form of S3.2, as create-customer, pay, payment-success and claim take it. */
export function toWireItem(item: BasketItem): WireBasketItem {
  const { personalisation, quantity, size, colour } = item;
  const { description, status, products } = item.details ?? plain(item);
  const derived = customTextOf(products);
  return {
    name: item.name,
    description,
    price: item.price,
    product_id: item.productId,
    variant_id: item.variantId,
    quantity,
    status,
    store_default_vat: item.vatApplies ? 1 : 0,
    store_selling_price: item.sellingPrice,
    selected: { code: item.code },
    custom_text_front: derived.custom_text_front || hasText(personalisation?.front),
    custom_text_back: derived.custom_text_back || hasText(personalisation?.back),
    ...(personalisation && { personalisation }),
    products: { ...products, store: { identifier: item.colourIdentifier, colour, size, quantity } },
  };
}

function hasText(layers: Record<string, string> | undefined): boolean {
  return Object.keys(layers ?? {}).length > 0;
}
