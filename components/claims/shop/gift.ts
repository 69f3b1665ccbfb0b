import type { FormProduct } from '@/lib/modules/storefront/contract/form-product';
import { detailsOf } from '@/lib/modules/checkout/rules/basket/details-of';
import type { BasketDetails, Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';

/** The gift's data that the form needs in the browser; the rest stays on the server. */
export interface Gift {
  id: string;
  name: string;
  description: string;
  family: GarmentFamily;
  colours: FormProduct['colours'];
  pictures: FormProduct['images'];
  variants: FormProduct['variants'];
  /** The sides with parts that a recipient may change; empty for a fixed design. */
  scenes: Scene[];
  code: string;
  details: BasketDetails;
}

/** Converts a product of the order form to a gift. */
export function giftOf(product: FormProduct): Gift {
  const { front, back } = product.scenes as { front: Scene | null; back: Scene | null };
  return {
    id: product.product_id,
    name: product.name,
    description: product.description,
    family: product.family as GarmentFamily,
    colours: product.colours,
    pictures: product.images,
    variants: product.variants,
    scenes: [front, back].filter((scene) => scene !== null),
    code: product.code,
    details: detailsOf(product),
  };
}

/** Whether any variant is in stock. */
export const isInStock = ({ variants }: Pick<Gift, 'variants'>): boolean =>
  variants.some(({ available }) => available > 0);

/** An empty value per layer that a recipient fills in. */
export function emptyTexts({ scenes }: Pick<Gift, 'scenes'>): Personalisation {
  return Object.fromEntries(
    scenes.map((scene) => [
      scene.side,
      Object.fromEntries(customisableLayers(scene).map(({ id }) => [id, ''])),
    ]),
  );
}

/** URLs of a gift's pictures in one colour, by side. */
export function picturesOf(
  { pictures }: Pick<Gift, 'pictures'>,
  colour: string,
): Partial<Record<Side, string>> {
  const front = pictures.front[colour];
  const back = pictures.back[colour];
  return { ...(front ? { front } : {}), ...(back ? { back } : {}) };
}
