import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { locale, objectId, slug, tenantId } from '@/lib/contract/primitives';
import { productCard, productCardExample } from './product-card';
import { product } from '@/lib/modules/catalogue/contract/shop-product';
import { productExample } from '@/lib/modules/catalogue/contract/product-example';
import { readProductCall } from './paths';

/** S7: the product and related products. */
export const productData = z.object({
  product,
  you_may_like_products: z.array(productCard),
  event: z.object({ id: z.string(), slug: z.string(), name: z.string() }).optional(),
});

export const readProduct = route({
  id: 'product.read',
  ...readProductCall,
  summary: 'One product of a store, and what else the shopper may like',
  // Who may know what making it costs is told that, too (D50-2).
  access: 'open',
  permission: 'products.read_costs',
  params: z.object({ tenant: tenantId, slug, product: objectId }),
  /** The reader's language; without it, or a translation, texts are those of the event. */
  query: z.object({ lang: locale.optional() }),
  response: productData,
  maxAge: 300,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-crew-tee' },
    response: {
      product: productExample,
      you_may_like_products: [productCardExample],
      event: { id: 'evt_fjord_fern', slug: 'fjord-fern', name: 'Fjord & Fern' },
    },
  },
});
