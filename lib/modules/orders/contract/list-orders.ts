import { z } from 'zod';
import { ORDER_PROBLEMS } from '@/lib/modules/orders/rules/needs-attention';
import { PUBLIC_STAGES } from '@/lib/modules/orders/rules/public-stage';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';
import { route } from '@/lib/contract/route';
import { dayAsked, none, objectId, slug, tenantId, tenantParams, text } from '@/lib/contract/primitives';
import { orderPage, orderPageExample } from './order-row';
import { listAllOrdersCall, listOrdersCall } from './paths';
import { ORDER_KINDS } from '@/lib/modules/orders/rules/kinds';

/** `-waiting`: what waits longest for somebody is first; what waits for nobody is last. */
const ORDER_SORTS = ['-created_at', 'created_at', '-total', 'total', '-waiting', 'waiting'] as const;

const placedOn = dayAsked.meta({ description: 'A day of the store’s time zone, YYYY-MM-DD' });

/** D28-1: cursor, limit ≤ 100, allow-listed sort and filters. */
const orderListQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  sort: z.enum(ORDER_SORTS).default('-created_at'),
  status: z.enum(ORDER_STATUSES).optional(),
  event: slug.optional(),
  kind: z.enum(ORDER_KINDS).optional(),
  /** What shoppers see of a status; with `status`, only what is both. */
  stage: z.enum(PUBLIC_STAGES).optional(),
  problem: z.enum(ORDER_PROBLEMS).optional(),
  /** Who must act next on them. */
  acts: z.enum(ORDER_WAITS_FOR).optional(),
  /** Those with a line of it. */
  product: objectId.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  from: placedOn.optional(),
  to: placedOn.optional(),
  /**
   * An order reference, part of a name or e-mail, or a whole code, SKU or tracking number; typos in a name are forgiven
   * where nothing matches it.
   */
  search: text(100).optional(),
  /** Unpaid orders are left out by default. */
  unpaid: z.enum(['0', '1']).default('0'),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

/** What a saved view or an export of orders can filter and sort by. */
export const orderListFilters = orderListQuery.omit({ cursor: true, limit: true, sort: true });
/** Only orders that are late at their printer. S2.2-172. */
export const late = z.enum(['1']).optional();
/** Only orders of one printer. S2.2-175. */
export const fulfiller = z
  .string()
  .regex(/^ful_[a-z0-9_]{2,40}$/)
  .meta({ description: 'Id of a fulfiller' })
  .optional();
export const staffOrderFilters = z.object({ tenant: tenantId, late, fulfiller });
export const orderListSelection = orderListFilters.extend({
  sort: z.enum(ORDER_SORTS).default('-created_at'),
  tenant: tenantId.optional(),
  late,
  fulfiller,
});
export const orderSorts: readonly string[] = ORDER_SORTS;

export const listOrders = route({
  id: 'orders.list',
  ...listOrdersCall,
  summary: "A tenant's orders",
  access: 'tenant',
  permission: 'orders.read',
  params: tenantParams,
  query: orderListQuery,
  response: orderPage,
  example: {
    params: { tenant: 'ten_fjord' },
    response: orderPageExample,
  },
});

export const listAllOrders = route({
  id: 'orders.list-all',
  ...listAllOrdersCall,
  summary: 'Orders of all tenants, or narrowed to one',
  access: 'staff',
  permission: 'orders.read',
  params: none,
  query: orderListQuery.extend({ tenant: tenantId.optional(), late, fulfiller }),
  response: orderPage,
  example: { response: orderPageExample },
});
