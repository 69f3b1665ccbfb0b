import { z } from 'zod';
import { PRODUCT_SORTS } from '@/lib/modules/catalogue/rules/sort-products';
import { route } from '@/lib/contract/route';
import { amount, eventParams, locale } from '@/lib/contract/primitives';
import { productCard, productCardExample } from './product-card';
import { listProductsCall } from './paths';

/** The keys of a filter from the answer's `facets`, separated by commas. */
const keys = z.string().max(4000).optional();
const price = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .optional();

/**
 * The query for a product list, as in the URL of a store's page (S9). `lang`: the language of the texts, which are those
 * of the event where it is left out or has no translation, and of the names that are searched (else English).
 */
export const productListQuery = z.object({
  q: z.string().max(100).optional(),
  category: keys,
  colour: keys,
  size: keys,
  min: price,
  max: price,
  sort: z.enum(PRODUCT_SORTS).optional(),
  page: z.coerce.number().int().min(1).max(999_999).default(1),
  lang: locale.optional(),
});

const facetValue = z.object({ key: z.string(), label: z.string(), count: z.number().int() });

/** One page of products, and the available filter values. */
export const productList = z.object({
  products: z.array(productCard),
  /** The number of matches, and of all products. */
  total: z.number().int(),
  all: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  facets: z.object({
    category: z.array(facetValue),
    colour: z.array(facetValue.extend({ hex: z.string() })),
    size: z.array(facetValue),
    /** VAT-inclusive; null for a store without products. */
    price: z.object({ lowest: amount, highest: amount }).nullable(),
  }),
});
export type ProductList = z.output<typeof productList>;

/** Paged by number, like the shopper's URL; a page has 48 products. */
export const listProducts = route({
  id: 'storefront.products',
  ...listProductsCall,
  summary: 'The products of a store: searched, filtered, sorted, page by page',
  access: 'public',
  params: eventParams,
  query: productListQuery,
  response: productList,
  maxAge: 60,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    query: { colour: 'black,oat', size: 'm', sort: 'price_asc' },
    response: {
      products: [productCardExample],
      total: 1,
      all: 12,
      page: 1,
      pages: 1,
      facets: {
        category: [{ key: 't-shirts', label: 'T-shirts', count: 4 }],
        colour: [{ key: 'black', label: 'Black', count: 7, hex: '#1b1b1d' }],
        size: [{ key: 'm', label: 'M', count: 6 }],
        price: { lowest: '11.40', highest: '40.80' },
      },
    },
  },
});
