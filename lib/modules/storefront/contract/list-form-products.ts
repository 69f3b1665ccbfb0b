import { formProducts } from './form-product';
import { route } from '@/lib/contract/route';
import { eventParams } from '@/lib/contract/primitives';
import { productListQuery } from './list-products';
import { listFormProductsCall } from './paths';

/** The query for an order form's products; `lang` as in a store's list. */
const formProductsQuery = productListQuery.pick({ q: true, page: true, lang: true });

const picture = '/api/ten_lumen/lumen-crew/preview/lu-crew-tee/tee-slate/front?v=4f1c';

/** Paged by number; a page has 12 products, each with all its options. */
export const listFormProducts = route({
  id: 'storefront.form-products',
  ...listFormProductsCall,
  summary: 'The products of an order form with what can be chosen of them, searched, page by page',
  access: 'public',
  params: eventParams,
  query: formProductsQuery,
  response: formProducts,
  maxAge: 60,
  example: {
    params: { tenant: 'ten_lumen', slug: 'lumen-crew' },
    query: { q: 'tee' },
    response: {
      products: [
        {
          product_id: 'lu-crew-tee',
          name: 'Crew Tee',
          description: 'The lab shirt.',
          status: 'active',
          code: 'LU-TEE-01',
          family: 'tee',
          store_default_vat: 1,
          store_selling_price: '19.00',
          price: '22.99',
          colours: [{ identifier: 'tee-slate', name: 'Slate', hex: '#4a5560' }],
          images: { front: { 'tee-slate': picture }, back: {} },
          variants: [
            {
              variant_id: 'lu-crew-tee-slate-m',
              sku: 'LU-TEE-01-SLATE-M',
              identifier: 'tee-slate',
              size: 'M',
              available: 200,
            },
          ],
          layers: { front: [{ customisable: false }], back: [] },
          scenes: { front: null, back: null },
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
    },
  },
});
