import type { Product } from '@/lib/contracts/product/product';
import { basketItemId } from '@/lib/domain/basket/basket-item-id';
import type { BasketItem, Personalisation } from '@/lib/domain/basket/types';
import { PREVIEW_TEXTS_LENGTH } from '@/lib/domain/design/preview-texts';
import type { Scene } from '@/lib/domain/design/scene-types';

/** What a product page's browser part needs of a product; the rest stays on the server. */
export interface Buyable {
  id: string;
  name: string;
  code: string;
  price: string;
  sellingPrice: string;
  vatApplies: boolean;
  family: string;
  colours: Product['products']['colours'];
  pictures: Product['products']['images'];
  variants: Product['variants'];
  /** The sides a shopper may write on; empty for a fixed design. */
  scenes: Scene[];
}

/**
 * The picture of a personalised line: the product's preview with the shopper's own texts, drawn by the server. Texts too
 * long for an address leave the preview as it is.
 */
export function personalPicture(preview: string, texts: Record<string, string> | undefined): string {
  if (!texts || Object.keys(texts).length === 0) return preview;
  const written = encodeURIComponent(JSON.stringify(texts));
  return written.length > PREVIEW_TEXTS_LENGTH ? preview : `${preview}&texts=${written}`;
}

/** A basket item of what was chosen (SPEC 3.2); ids keep lines with different texts apart. */
export function basketItemOf(
  product: Buyable,
  choice: { variantId: string; colour: string; size: string; quantity: number },
  personalisation: Personalisation | undefined,
): BasketItem {
  const front = product.pictures.front[choice.colour];
  const back = product.pictures.back[choice.colour];
  const picture = front ?? back ?? null;
  const side = front ? 'front' : 'back';
  return {
    id: basketItemId(product.id, choice.variantId, personalisation),
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
    image: picture && personalPicture(picture, personalisation?.[side]),
    ...(personalisation ? { personalisation } : {}),
  };
}
