import type { FormProduct } from '@/lib/modules/storefront/contract/form-product';
import { formProductOf } from '@/lib/modules/storefront/contract/form-product-of';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { detailsIn, detailsOf } from '@/lib/modules/checkout/rules/basket/details-of';
import { itemPrice, type WirePersonalPrice } from '@/lib/modules/checkout/rules/basket/personal-item-price';
import type { BasketDetails, BasketItem, Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { countPersonal } from '@/lib/modules/design/rules/count-personal';
import { customisableImages } from '@/lib/modules/design/rules/personalise';
import { PREVIEW_TEXTS_LENGTH } from '@/lib/modules/design/rules/preview-texts';
import type { Scene } from '@/lib/modules/design/rules/scene-types';

/** What a product page's browser part needs of a product; the rest stays on the server. */
export interface Buyable {
  id: string;
  name: string;
  code: string;
  price: string;
  sellingPrice: string;
  vatApplies: boolean;
  /** What the shopper's own texts and pictures add; absent where nothing. */
  personalPrice?: WirePersonalPrice | undefined;
  family: string;
  colours: Product['products']['colours'];
  pictures: Product['products']['images'];
  variants: Product['variants'];
  /** The sides a shopper may write on; empty for a fixed design. */
  scenes: Scene[];
  details: BasketDetails;
}

/** A product of an order form as the browser's part has it. */
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

/** The part of a product that goes to the browser; scenes only where a shopper may write. */
export function buyableOf(product: Product): Buyable {
  return buyableOfForm(formProductOf(product));
}

/**
 * The picture of a personalised line: the product's preview with the shopper's own texts and, by the ids of their files,
 * pictures, drawn by the server. Texts too long for an address leave the preview as it is, and so does one that the browser
 * has drawn itself, for a store that is being built.
 */
export function personalPicture(preview: string, texts: Record<string, string> | undefined): string {
  if (!texts || Object.keys(texts).length === 0 || preview.startsWith('blob:')) return preview;
  const written = encodeURIComponent(JSON.stringify(texts));
  return written.length > PREVIEW_TEXTS_LENGTH ? preview : `${preview}&texts=${written}`;
}

/** What a side's preview is asked to show: a layer that has nothing shows its example without being named. */
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
 * A basket item of what was chosen (SPEC 3.2); ids keep lines with different texts or pictures apart. `drawn` is the same as
 * `personalisation` with pictures by their files, for the line's picture.
 */
export function basketItemOf(
  product: Buyable,
  choice: { variantId: string; colour: string; size: string; quantity: number },
  personalisation: Personalisation | undefined,
  drawn = personalisation,
): BasketItem {
  const front = product.pictures.front[choice.colour];
  const back = product.pictures.back[choice.colour];
  const picture = front ?? back ?? null;
  const side = front ? 'front' : 'back';
  const personal = personalisation && countPersonal(product.scenes, personalisation);
  const left = product.variants.find((variant) => variant.variant_id === choice.variantId)?.available;
  return {
    id: basketItemId(product.id, choice.variantId, personalisation),
    productId: product.id,
    variantId: choice.variantId,
    quantity: choice.quantity,
    ...itemPrice(product, personal),
    name: product.name,
    code: product.code,
    colourIdentifier: choice.colour,
    colour: product.colours.find((colour) => colour.identifier === choice.colour)?.name ?? '',
    size: choice.size,
    image: picture && personalPicture(picture, drawnOn(product, side, drawn)),
    ...(personalisation ? { personalisation } : {}),
    ...(personal && personal.sides > 0 ? { personal } : {}),
    ...(left ? { left } : {}),
    details: detailsIn(product.details, { front, back }),
  };
}
