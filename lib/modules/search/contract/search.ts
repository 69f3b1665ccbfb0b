import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, tenantId, tenantParams, text } from '@/lib/contract/primitives';
import { searchAllCall, searchTenantCall } from './paths';

/** How many hits of a kind are answered. */
export const HITS_OF_A_KIND = 6;
/** What can be found besides pages and acts, which the browser knows itself. */
export const HIT_KINDS = ['events', 'products', 'orders', 'codes', 'files', 'clients'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

const searchQuery = z.object({
  /** The beginning of a word of a name, of an address, of a reference or of a code. */
  q: text(100).default(''),
  /** Only hits of this kind; with an empty text the ones changed last. */
  only: z.literal('events').optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

const ofTenant = { tenant_id: z.string(), tenant_name: z.string() };
const eventHit = z.object({
  ...ofTenant,
  slug: z.string(),
  name: z.string(),
  type: z.enum(['Store', 'Promo', 'Products', 'Bulk']),
  status: z.enum(['Active', 'Draft', 'On hold']),
});
const inEvent = { ...ofTenant, event_slug: z.string(), event_name: z.string() };
const productHit = z.object({ ...inEvent, id: z.string(), name: z.string(), code: z.string() });
const orderHit = z.object({
  ...inEvent,
  id: z.string(),
  order_ref: z.string(),
  /** Null until the order is paid. */
  status: z.string().nullable(),
  customer_name: z.string(),
  customer_email: z.string(),
  created_at: instantText,
});
const codeHit = z.object({
  ...inEvent,
  id: z.string(),
  kind: z.enum(['promotion', 'voucher']),
  code: z.string(),
});
/** A picture of the library; it opens on the pages of this event. */
const fileHit = z.object({ ...inEvent, id: z.string(), name: z.string() });
const clientHit = z.object({ id: z.string(), name: z.string() });

/** Each kind is empty for roles that may not read it (D3). */
const searchHits = z.object({
  events: z.array(eventHit),
  products: z.array(productHit),
  orders: z.array(orderHit),
  codes: z.array(codeHit),
  files: z.array(fileHit),
  clients: z.array(clientHit),
  /** Kinds of which there are more. */
  more: z.array(z.enum(HIT_KINDS)),
});
export type SearchHits = z.output<typeof searchHits>;

const fjord = { tenant_id: 'ten_fjord', tenant_name: 'Fjord & Fern Coffee' };
const example: SearchHits = {
  events: [{ ...fjord, slug: 'fjord-fern', name: 'Fjord & Fern', type: 'Store', status: 'Active' }],
  products: [],
  orders: [
    {
      ...fjord,
      event_slug: 'fjord-fern',
      event_name: 'Fjord & Fern',
      id: 'ord_7k2m9x4c1v8b3n5q6w0z',
      order_ref: 'M7QK-3FXW',
      status: 'new',
      customer_name: 'Ada Fern',
      customer_email: 'ada@fjord.example',
      created_at: '2026-11-20T09:00:00.000Z',
    },
  ],
  codes: [],
  files: [],
  clients: [],
  more: [],
};

/** D2-5, D3-9: what the command palette finds of one's own tenant. */
export const searchTenant = route({
  id: 'search.tenant',
  ...searchTenantCall,
  summary: "A tenant's events, products, orders and codes by the beginning of a word",
  access: 'tenant',
  permission: 'search.read',
  params: tenantParams,
  query: searchQuery,
  response: searchHits,
  example: { params: { tenant: 'ten_fjord' }, query: { q: 'fjo' }, response: example },
});

export const searchAll = route({
  id: 'search.all',
  ...searchAllCall,
  summary: 'The same over all tenants and their clients, or narrowed to one',
  access: 'staff',
  permission: 'search.read',
  params: none,
  query: searchQuery.extend({ tenant: tenantId.optional() }),
  response: searchHits,
  example: {
    query: { q: 'fjo' },
    response: { ...example, clients: [{ id: 'ten_fjord', name: fjord.tenant_name }] },
  },
});
