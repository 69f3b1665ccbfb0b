import { toWire } from '@/lib/kernel/money';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import { isPriced } from '@/lib/modules/pricing/rules/personal-price';
import type { StorePricing } from '@/lib/modules/pricing/rules/types';
import { vatRateOf } from '@/lib/modules/pricing/rules/vat';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import type { CardJson, VariantJson } from '@/lib/modules/catalogue/service/statements/card-json';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import { previewUrl } from '@/lib/modules/catalogue/service/preview-url';

/** The store that shows a product, and its prices. */
export interface CardPlace {
  tenantId: string;
  slug: string;
  pricing: StorePricing;
  /** The preview token in picture URLs of an event that is not public (D5). */
  preview?: string;
}

type Pictured = Pick<CardJson, 'id' | 'family' | 'frontHash' | 'backHash'>;

/** The highest quantity that is shown: a store's exact stock is private. */
const MOST_TOLD = 200;

/** The URL of a product's picture in one colour, null for a side without a design. */
export function cardPreview(
  { tenantId, slug, preview }: CardPlace,
  product: Pictured,
  colour: ProductColour,
  side: Side,
): string | null {
  const sceneHash = side === 'front' ? product.frontHash : product.backHash;
  if (sceneHash === null) return null;
  const place = { tenantId, slug, productId: product.id, colourIdentifier: colour.identifier };
  const url = previewUrl(place, { family: product.family, side, hex: colour.hex, sceneHash });
  return preview ? `${url}&preview=${preview}` : url;
}

/** Units that can be bought now; 0 means sold out. */
export function availableOf(variant: VariantJson): number {
  return Math.min(variant.stock, MOST_TOLD);
}

/** What a shopper's own texts and pictures add to a product's price; absent if they cost nothing. */
export function personalPrice(
  { pricing }: CardPlace,
  { personalPrice: rule, vatApplies }: Pick<CardJson, 'personalPrice' | 'vatApplies'>,
): Pick<ProductCard, 'personalisation_price'> {
  if (!isPriced(rule)) return {};
  const amounts = {
    per_side: toWire(rule.side),
    per_text: toWire(rule.text),
    per_image: toWire(rule.image),
  };
  return { personalisation_price: { ...amounts, vat_rate: toWire(vatRateOf(pricing, vatApplies)) } };
}

/** A product as lists show it: the basket fields of S3.2, `price` VAT-inclusive (D13-2, D14). */
export function presentCard(place: CardPlace, card: CardJson): ProductCard {
  return {
    product_id: card.id,
    code: card.code,
    name: card.name,
    description: card.description,
    category: card.category,
    family: card.family,
    customisable: card.customisable,
    store_default_vat: card.vatApplies ? 1 : 0,
    store_selling_price: toWire(card.unitNet),
    price: toWire(displayUnitPrice(place.pricing, card.unitNet, card.vatApplies)),
    ...personalPrice(place, card),
    custom_text_front: card.customFront,
    custom_text_back: card.customBack,
    colours: card.colours.map((colour) => ({
      identifier: colour.identifier,
      name: colour.name,
      hex: colour.hex,
      front_preview: cardPreview(place, card, colour, 'front'),
      back_preview: cardPreview(place, card, colour, 'back'),
    })),
    sizes: card.sizes,
    variants: card.variants.map((variant) => ({
      variant_id: variant.id,
      identifier: variant.identifier,
      size: variant.size,
      available: availableOf(variant),
    })),
    created_at: new Date(card.createdAt).toISOString(),
  };
}
