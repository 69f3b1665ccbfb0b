import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { eventParams } from '@/lib/contract/primitives';
import { eventProduct, eventProductExample, productStatus } from './event-product';
import { listEventProductsCall } from './paths';

const eventProductsQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  status: productStatus.optional(),
});
export type EventProductsQuery = z.output<typeof eventProductsQuery>;

const eventProductsPage = z.object({
  products: z.array(eventProduct),
  next_cursor: z.string().nullable(),
  total: z.number().int(),
});
export type EventProductsPage = z.output<typeof eventProductsPage>;

export const listEventProducts = route({
  id: 'products.list',
  ...listEventProductsCall,
  summary: 'The products of an event in the order of its store, drafts too',
  access: 'tenant',
  permission: 'products.read',
  params: eventParams,
  query: eventProductsQuery,
  response: eventProductsPage,
  example: {
    params: { tenant: 'ten_fjord', slug: 'fjord-fern' },
    response: { products: [eventProductExample], next_cursor: null, total: 1 },
  },
});
