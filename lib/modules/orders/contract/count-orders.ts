import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none, tenantId, tenantParams } from '@/lib/contract/primitives';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { ORDER_WAITS_FOR } from '@/lib/modules/orders/rules/who-acts';
import { fulfiller, late, orderListFilters } from './list-orders';
import { countAllOrdersCall, countOrdersCall } from './paths';

/**
 * The list's filters. What is counted is no filter: of statuses, nor is the stage, since they are the columns of a board. Unpaid orders
 * have no status, and so no column.
 */
const countQuery = orderListFilters.omit({ unpaid: true }).extend({
  of: z.enum(['status', 'acts']).default('status'),
});

const statusCounts = z.object({
  /** A status that no order has is left out. At most one more than the list counts to, which then means «more». */
  counts: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: z.number().int() })),
  /** Of those who must act next, likewise, where that is asked for. S2.2-167. */
  acts: z.array(z.object({ who: z.enum(ORDER_WAITS_FOR), orders: z.number().int() })),
});
export type StatusCounts = z.output<typeof statusCounts>;

const example: StatusCounts = {
  counts: [
    { status: 'new', orders: 4 },
    { status: 'in_production', orders: 12 },
  ],
  acts: [],
};

/** S2.2-162. */
export const countOrders = route({
  id: 'orders.count',
  ...countOrdersCall,
  summary: "How many of a tenant's orders have each status, or wait for each who must act",
  access: 'tenant',
  permission: 'orders.read',
  params: tenantParams,
  query: countQuery,
  response: statusCounts,
  example: { params: { tenant: 'ten_fjord' }, response: example },
});

/** The same over all tenants, for staff. S2.2-162. */
export const countAllOrders = route({
  id: 'orders.count-all',
  ...countAllOrdersCall,
  summary: 'How many orders of all tenants, or of one, have each status, or wait for each who must act',
  access: 'staff',
  permission: 'orders.read',
  params: none,
  query: countQuery.extend({ tenant: tenantId.optional(), late, fulfiller }),
  response: statusCounts,
  example: { response: example },
});
