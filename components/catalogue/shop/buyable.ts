import type { FormProduct } from '@/lib/modules/storefront/contract/form-product';
import { formProductOf } from '@/lib/modules/storefront/contract/form-product-of';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { detailsOf } from '@/lib/modules/checkout/rules/basket/details-of';
import { itemPrice, type WirePersonalPrice } from '@/lib/modules/checkout/rules/basket/personal-item-price';
import type { BasketDetails, BasketItem, Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { countPersonal } from '@/lib/modules/design/rules/count-personal';
import { customisableImages } from '@/lib/modules/design/rules/personalise';
import { PREVIEW_TEXTS_LENGTH } from '@/lib/modules/design/rules/side-limits';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { plainItemOf, type ChosenVariant } from './plain-item';

/** The part of a product that is sent to the browser for buying; the rest stays on the server. */
export interface Buyable {
  id: string;
  name: string;
  code: string;
  price: string;
  sellingPrice: string;
  vatApplies: boolean;
  /** Surcharge for own texts and pictures; absent if there is none. */
  personalPrice?: WirePersonalPrice | undefined;
  family: string;
  colours: Product['products']['colours'];
  pictures: Product['products']['images'];
  variants: Product['variants'];
  /** The sides with parts that a shopper may change; empty for a fixed design. */
  scenes: Scene[];
  details: BasketDetails;
}

/** Reduces a product of an order form to what the browser needs. */
export function buyableOfForm(product: FormProduct): Buyable {
  const { front, back } = product.scenes as { front: Scene | null; back: Scene | null };
  return {
    id: product.product_id,
    name: product.name,
    code: product.code,
    price: product.price,
    sellingPrice: product.store_selling_price,
    vatApplies: product.store_default_vat === 1,
    ...(product.personalisation_price && { personalPrice: product.personalisation_price }),
    family: product.family,
    colours: product.colours,
    pictures: product.images,
    variants: product.variants,
    scenes: [front, back].filter((scene) => scene !== null),
    details: detailsOf(product),
  };
}

/** Reduces a product to what the browser needs; scenes only if a shopper may change something. */
export function buyableOf(product: Product): Buyable {
  return buyableOfForm(formProductOf(product));
}

/**
 * The picture of a personalised line: the server draws the preview with the shopper's texts and pictures (by file id).
 * Texts too long for a URL leave the preview unchanged, and so does a preview that the browser has drawn, for a store
 * that is still being built.
 */
export function personalPicture(preview: string, texts: Record<string, string> | undefined): string {
  if (!texts || Object.keys(texts).length === 0 || preview.startsWith('blob:')) return preview;
  const written = encodeURIComponent(JSON.stringify(texts));
  return written.length > PREVIEW_TEXTS_LENGTH ? preview : `${preview}&texts=${written}`;
}

/** Query parameters of a side's preview: layers without a value show their example and are not named. */
function drawnOn(
  { scenes }: Buyable,
  side: 'front' | 'back',
  drawn: Personalisation | undefined,
): Record<string, string> | undefined {
  const given = drawn?.[side];
  const images = scenes.filter((scene) => scene.side === side).flatMap(customisableImages);
  if (!given || images.length === 0) return given;
  const bare = images.filter(({ id }) => (given[id] ?? '') === '').map(({ id }) => id);
  return Object.fromEntries(Object.entries(given).filter(([id]) => !bare.includes(id)));
}

/**
 * Builds a basket item (S3.2). Its id depends on texts and pictures, so that different ones stay separate lines.
 * `drawn` equals `personalisation`, with pictures by file id, for the line's picture.
 */
export function basketItemOf(
  product: Buyable,
  choice: ChosenVariant,
  personalisation: Personalisation | undefined,
  drawn = personalisation,
): BasketItem {
  const plain = plainItemOf(product, choice);
  const side = product.pictures.front[choice.colour] ? 'front' : 'back';
  const personal = personalisation && countPersonal(product.scenes, personalisation);
  return {
    ...plain,
    id: basketItemId(product.id, choice.variantId, personalisation),
    ...itemPrice(product, personal),
    image: plain.image && personalPicture(plain.image, drawnOn(product, side, drawn)),
    ...(personalisation ? { personalisation } : {}),
    ...(personal && personal.sides > 0 ? { personal } : {}),
  };
}
