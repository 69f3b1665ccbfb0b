import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { instantText, none, region, text } from '@/lib/contract/primitives';
import { CLIENT_STATUSES } from '@/lib/modules/tenants/rules/client-status';
import { listClientsCall } from './paths';

export const CLIENT_SORTS = ['-created_at', 'created_at'] as const;

const clientListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Part of the company's name, its id, or the address or name of one of its users. */
  search: text(120).optional(),
  status: z.enum(CLIENT_STATUSES).optional(),
  sort: z.enum(CLIENT_SORTS).default('-created_at'),
});
export type ClientListQuery = z.output<typeof clientListQuery>;

/** A client as staff see it. `admin`: the user who opened the account; null for a company without one. */
const client = z.object({
  id: z.string(),
  name: z.string(),
  region,
  status: z.enum(CLIENT_STATUSES),
  stores: z.number().int(),
  shop_platform: z.boolean(),
  admin: z.object({ name: z.string(), email: z.string(), email_verified: z.boolean() }).nullable(),
  created_at: instantText,
  verified_at: instantText.nullable(),
});
export type Client = z.output<typeof client>;

const clientPage = z.object({ clients: z.array(client), next_cursor: z.string().nullable() });
export type ClientPage = z.output<typeof clientPage>;

const clientExample: Client = {
  id: 'ten_fjord',
  name: 'Fjord & Fern Coffee',
  region: 'UK',
  status: 'verified',
  stores: 3,
  shop_platform: false,
  admin: { name: 'Isla Bracken', email: 'admin@fjord-fern.example', email_verified: true },
  created_at: '2026-07-18T09:00:00.000Z',
  verified_at: '2026-07-20T09:00:00.000Z',
};

/** S2.2, D2, D28-1. */
export const listClients = route({
  id: 'clients.list',
  ...listClientsCall,
  summary: 'The clients, the newest first',
  access: 'staff',
  permission: 'clients.read',
  params: none,
  query: clientListQuery,
  response: clientPage,
  example: { response: { clients: [clientExample], next_cursor: null } },
});
