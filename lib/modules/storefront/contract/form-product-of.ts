import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { FormProduct } from './form-product';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';

type Side = Product['products']['front'];

/** Every layer of a side in its drawing order. */
function layersOf(side: Side): FormProduct['layers']['front'] {
  if (!side) return [];
  return [...side.texts, ...side.images, ...side.shapes]
    .sort((one, other) => one.z - other.z)
    .map(({ customisable, hidden }) => ({ customisable: customisable && !hidden }));
}

/** The parts of a product (S3.4) that a form needs; scenes only of customisable sides. */
export function formProductOf(product: Product): FormProduct {
  const { front, back, scenes, selected, colours, images } = product.products;
  const own = (scene: unknown) =>
    product.customisable && scene && customisableLayers(scene as Scene).length > 0 ? scene : null;
  return {
    product_id: product.id,
    name: product.name,
    description: product.description,
    ...(product.size_note !== undefined && { size_note: product.size_note }),
    status: product.status,
    code: selected.code,
    family: selected.family,
    store_default_vat: product.store_default_vat,
    store_selling_price: product.event_prices[0]?.store_selling_price ?? product.price,
    price: product.price,
    ...(product.personalisation_price && { personalisation_price: product.personalisation_price }),
    colours,
    images,
    variants: product.variants,
    layers: { front: layersOf(front), back: layersOf(back) },
    scenes: { front: own(scenes.front), back: own(scenes.back) },
  };
}
