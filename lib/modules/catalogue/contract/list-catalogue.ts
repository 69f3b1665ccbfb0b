import { z } from 'zod';
import { amount, eventParams, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { eventProduct, eventProductExample, productStatus } from './event-product';
import { listCatalogueCall } from './paths';
import { CATEGORY_LENGTH } from './product-fields';

const catalogueQuery = z.object({
  search: text(120).optional(),
  status: productStatus.optional(),
  category: text(CATEGORY_LENGTH).min(1).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type CatalogueQuery = z.output<typeof catalogueQuery>;

const catalogueProduct = eventProduct.extend({
  /** Its place in the store's order, from 1; drafts count too. */
  number: z.number().int(),
  /** What one item costs to make, ex VAT; null for people who are not told (D50-2). */
  making_cost: amount.nullable(),
});
export type CatalogueProduct = z.output<typeof catalogueProduct>;

const cataloguePage = z.object({
  products: z.array(catalogueProduct),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
  /** Every category that a product of the event has. */
  categories: z.array(z.string()),
});
export type CataloguePage = z.output<typeof cataloguePage>;

export const listCatalogue = route({
  id: 'products.catalogue',
  ...listCatalogueCall,
  summary: 'The products of an event as its catalogue edits them: with place, stock and production cost',
  access: 'tenant',
  permission: 'products.read',
  params: eventParams,
  query: catalogueQuery,
  response: cataloguePage,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    response: {
      products: [{ ...eventProductExample, number: 1, making_cost: '7.30' }],
      next_cursor: null,
      total: 1,
      categories: ['T-shirts'],
    },
  },
});
