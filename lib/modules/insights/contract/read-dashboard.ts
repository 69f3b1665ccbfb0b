import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { amount, currency, none, tenantParams } from '@/lib/contract/primitives';
import { eventSummary, eventSummaryExample } from '@/lib/modules/events/contract/event-summary';
import { orderSummary, orderSummaryExample } from '@/lib/modules/orders/contract/order-summary';
import { readDashboardCall, readStaffDashboardCall } from './paths';

const dashboard = z.object({
  /** What came in over the last 30 days, and the orders that count, per currency. */
  revenue: z.array(z.object({ currency, orders: z.number().int(), total: amount })),
  /** Every order under way, and those that ended in the last 30 days. */
  orders_by_stage: z.record(z.string(), z.number().int()),
  /** Oldest first, 30 days. */
  orders_per_day: z.array(z.object({ day: z.iso.date(), orders: z.number().int() })),
  /** All orders that need somebody; the list has the newest of them. */
  needs_attention_count: z.number().int(),
  needs_attention: z.array(orderSummary),
  recent_orders: z.array(orderSummary),
  events: z.array(eventSummary),
  /** By name, at most a hundred. */
  tenants: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Dashboard = z.output<typeof dashboard>;

const example: Dashboard = {
  revenue: [{ currency: 'GBP', orders: 41, total: '1890.20' }],
  orders_by_stage: {
    received: 3,
    being_prepared: 2,
    in_production: 4,
    on_its_way: 30,
    needs_your_help: 1,
    cancelled: 1,
  },
  orders_per_day: [{ day: '2026-11-20', orders: 4 }],
  needs_attention_count: 1,
  needs_attention: [orderSummaryExample],
  recent_orders: [orderSummaryExample],
  events: [eventSummaryExample],
  tenants: [{ id: 'ten_fjord', name: 'Fjord & Fern Coffee' }],
};

export const readDashboard = route({
  id: 'dashboard.read',
  ...readDashboardCall,
  summary: "A tenant's figures, stores and latest orders",
  access: 'tenant',
  permission: 'dashboard.read',
  params: tenantParams,
  query: none,
  response: dashboard,
  example: { params: { tenant: 'ten_fjord' }, response: example },
});

export const readStaffDashboard = route({
  id: 'dashboard.read-all',
  ...readStaffDashboardCall,
  summary: 'The same over all tenants',
  access: 'staff',
  permission: 'dashboard.read',
  params: none,
  query: none,
  response: dashboard,
  example: { response: example },
});
