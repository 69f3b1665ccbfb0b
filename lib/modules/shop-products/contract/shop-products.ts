import { z } from 'zod';
import { amount, currency, instantText, none, objectId, tenantParams, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { DRIFTS } from '@/lib/modules/shop-products/rules/product-drift';
import { FAILURE_REASONS, PRODUCT_STATES } from '@/lib/modules/shop-products/rules/product-state';
import { shopProductCalls } from '@/lib/modules/shop-platform/contract/paths';

const AT = { tenant: 'ten_prairie' };

const shopProductsQuery = z.object({
  search: text(120).optional().meta({ description: 'Part of a product’s name or code' }),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type ShopProductsQuery = z.output<typeof shopProductsQuery>;

const shopProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  event_name: z.string().meta({ description: 'The event whose price it has in the shop' }),
  /** Ex VAT. */
  store_selling_price: amount,
  currency,
  /** URL of its picture, for users of its tenant. */
  preview: z.string(),
  pictures: z.number().int().meta({
    description: 'How many pictures the shop is told of; none while the event is not open to the public',
  }),
  customisable: z.boolean(),
  state: z.enum(PRODUCT_STATES),
  /** Set for `failed`. */
  reason: z.enum(FAILURE_REASONS).nullable(),
  said: z.string().nullable().meta({ description: 'The shop’s own words for what it refused' }),
  drift: z.array(z.enum(DRIFTS)).meta({ description: 'What was changed in the shop since' }),
  pushed_at: instantText.nullable(),
});
export type ShopProduct = z.output<typeof shopProduct>;

const shopProductsPage = z.object({
  /** Null while no shop is connected. */
  shop: z.string().nullable(),
  products: z.array(shopProduct),
  next_cursor: z.string().nullable(),
});
export type ShopProductsPage = z.output<typeof shopProductsPage>;

/** S2.2-259, S4-74. */
export const listShopProducts = route({
  id: 'shop-platform.products',
  ...shopProductCalls.list,
  summary: 'A client’s designed products, each with how it is in the client’s shop; last changed first',
  access: 'tenant',
  permission: 'shop_platform.read',
  params: tenantParams,
  query: shopProductsQuery,
  response: shopProductsPage,
  example: {
    params: AT,
    response: {
      shop: 'prairie-run.myshopify.com',
      products: [
        {
          product_id: 'pr-finish-tee',
          name: 'Finish Tee',
          event_name: 'Prairie Run',
          store_selling_price: '24.00',
          currency: 'USD',
          preview: '/api/ten_prairie/events/prairie-run/products/pr-finish-tee/picture/tee-black/front?v=1',
          pictures: 2,
          customisable: false,
          state: 'changed_there',
          reason: null,
          said: null,
          drift: ['price'],
          pushed_at: '2026-11-29T09:00:00.000Z',
        },
      ],
      next_cursor: null,
    },
  },
});

/** S4-74, S4-78. */
export const pushShopProducts = route({
  id: 'shop-platform.push-products',
  ...shopProductCalls.push,
  summary: 'Put products into the client’s shop, or put them there again as they are here',
  access: 'tenant',
  permission: 'shop_platform.connect',
  params: tenantParams,
  query: none,
  body: z.object({ products: z.array(objectId).min(1).max(100) }),
  response: z.object({ waiting: z.number().int() }),
  errors: ['conflict'],
  example: { params: AT, request: { products: ['pr-finish-tee'] }, response: { waiting: 1 } },
});
