import { z } from 'zod';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { route } from '@/lib/contract/route';
import { amount, currency, eventParams, none, slug, text } from '@/lib/contract/primitives';
import { eventProductDetail, eventProductDetailExample, eventProductParams } from './event-product';
import { copyDesignedProductCall, listDesignedProductsCall } from './paths';
import { PRODUCT_NAME_LENGTH } from './product-fields';

const designedQuery = z.object({
  search: text(PRODUCT_NAME_LENGTH)
    .optional()
    .meta({ description: 'Part of a product’s or an event’s name' }),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type DesignedQuery = z.output<typeof designedQuery>;

/** A product of another event that carries a design. */
const designedProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  family: z.enum(GARMENT_FAMILIES),
  event_slug: slug,
  event_name: z.string(),
  /** Ex VAT, in its own event's currency. */
  store_selling_price: amount,
  currency,
  /** URL of its picture, for users of its tenant. */
  preview: z.string(),
});
export type DesignedProduct = z.output<typeof designedProduct>;

const designedPage = z.object({ products: z.array(designedProduct), next_cursor: z.string().nullable() });
export type DesignedPage = z.output<typeof designedPage>;

/** S2.2-76. */
export const listDesignedProducts = route({
  id: 'products.designed',
  ...listDesignedProductsCall,
  summary:
    'Designed products of the tenant’s other events that this event’s region can make, last changed first',
  access: 'tenant',
  permission: 'products.read',
  params: eventParams,
  query: designedQuery,
  response: designedPage,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    response: {
      products: [
        {
          product_id: 'ff-quay-cap',
          name: 'Quay Cap',
          family: 'cap',
          event_slug: 'fjord-fern-summer',
          event_name: 'Fjord & Fern Summer',
          store_selling_price: '16.00',
          currency: 'GBP',
          preview: '/api/ten_fjord/events/fjord-fern-summer/products/ff-quay-cap/picture/cap-black/front?v=1',
        },
      ],
      next_cursor: null,
    },
  },
});

/** Prices stay where both events have one currency, else they are 0.00. S2.2-76. */
export const copyDesignedProduct = route({
  id: 'products.copy-designed',
  ...copyDesignedProductCall,
  summary: 'Copies a designed product of another event into this one, as a draft',
  access: 'tenant',
  permission: 'products.write',
  params: eventProductParams,
  query: none,
  body: none,
  response: eventProductDetail,
  errors: ['event_locked', 'product_locked'],
  idempotent: true,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern', product: 'ff-quay-cap' },
    request: {},
    response: { ...eventProductDetailExample, product_id: 'prd_copy', status: 'draft' },
  },
});
