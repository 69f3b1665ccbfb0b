import { z } from 'zod';
import { instantText, none, slug, tenantId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { productStatus } from './event-product';
import { listAllProductsCall } from './paths';

const ALL_PRODUCT_SORTS = ['-updated_at', 'updated_at'] as const;
const PRINT_CHECKS = ['fine', 'warn', 'block', 'none', 'unknown'] as const;

const allProductsQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(25),
  sort: z.enum(ALL_PRODUCT_SORTS).default('-updated_at'),
  /** Part of the product's name or code, or of its client's name. */
  search: text(120).optional(),
  status: productStatus.optional(),
  locked: z.enum(['yes', 'no']).optional(),
  tenant: tenantId.optional(),
});
export type AllProductsQuery = z.output<typeof allProductsQuery>;

/** A product as staff see it among those of all clients. */
const staffProduct = z.object({
  product_id: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  name: z.string(),
  code: z.string(),
  family: z.enum(GARMENT_FAMILIES),
  status: productStatus,
  locked: z.boolean(),
  /** What the client reads; null while it isn't locked. */
  lock_reason: z.string().nullable(),
  /** The event it was first put into, whose page shows it; null while it is in none. */
  event: z.object({ slug, name: z.string() }).nullable(),
  /** How many events have it, that one included. */
  event_count: z.number().int(),
  /** URL of its picture; null while it is in no event. */
  preview: z.string().nullable(),
  /** What the print check says of its design: `none` for nothing to print, `unknown` where it couldn't be checked. */
  print_check: z.enum(PRINT_CHECKS),
  updated_at: instantText,
});
export type StaffProduct = z.output<typeof staffProduct>;

const allProductsPage = z.object({ products: z.array(staffProduct), next_cursor: z.string().nullable() });
export type AllProductsPage = z.output<typeof allProductsPage>;

/** S2.2-7, D28-1. */
export const listAllProducts = route({
  id: 'products.list-all',
  ...listAllProductsCall,
  summary: 'The products of all tenants, the latest change first',
  access: 'staff',
  permission: 'clients.read',
  params: none,
  query: allProductsQuery,
  response: allProductsPage,
  example: {
    response: {
      products: [
        {
          product_id: 'ff-crew-tee',
          tenant_id: 'ten_fjord',
          tenant_name: 'Fjord & Fern Coffee',
          name: 'Crew Tee',
          code: 'FF-TEE-01',
          family: 'tee',
          status: 'active',
          locked: false,
          lock_reason: null,
          event: { slug: 'fjord-fern', name: 'Fjord & Fern' },
          event_count: 1,
          preview:
            '/api/ten_fjord/events/fjord-fern/products/ff-crew-tee/picture/tee-black/front?v=1f2e3d4c5b6a7988',
          print_check: 'fine',
          updated_at: '2026-07-20T09:00:00.000Z',
        },
      ],
      next_cursor: null,
    },
  },
});
