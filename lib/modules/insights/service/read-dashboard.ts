import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { PUBLIC_STAGES, publicStage } from '@/lib/modules/orders/rules/public-stage';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';
import { listTenants, readFigures, type Figures } from '@/lib/modules/insights/data/figures';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { newestEvents } from '@/lib/modules/events/service/newest-events';
import { newestOrders } from '@/lib/modules/orders/service/newest-orders';

const DAYS = 30;
const LISTED = 8;

/** Statuses in which a person must act before the order moves on (D32-3). */
const NEEDS_ATTENTION: readonly OrderStatus[] = [
  'address_issue',
  'artwork_issue',
  'over_budget',
  'over_budget_limit',
  'fulfiller_routing_error',
  'fulfiller_submission_error',
  'awaiting_reprint',
];

function byStage({ statuses }: Figures): Record<string, number> {
  const stages: Record<string, number> = Object.fromEntries(PUBLIC_STAGES.map((stage) => [stage, 0]));
  for (const { status, orders } of statuses) {
    const stage = publicStage(status);
    stages[stage] = (stages[stage] ?? 0) + orders;
  }
  return stages;
}

async function gather(tx: Transaction, tenantId: string | null): Promise<Dashboard> {
  const tenants = await listTenants(tx, tenantId);
  const [only] = tenants;
  // A client's day is in its region's time zone. Staff see several regions, so their day is in UTC.
  const timeZone = tenantId !== null && only ? REGION_FACTS[only.region].timeZone : 'UTC';
  const figures = await readFigures(tx, { tenantId, timeZone, days: DAYS, at: now() });
  return {
    revenue: figures.revenue.map(({ currency, orders, totalMinor }) => ({
      currency,
      orders,
      total: toWire(totalMinor),
    })),
    orders_by_stage: byStage(figures),
    orders_per_day: figures.days,
    needs_attention: await newestOrders(tx, { tenantId, statuses: NEEDS_ATTENTION, limit: LISTED }),
    recent_orders: await newestOrders(tx, { tenantId, statuses: null, limit: LISTED }),
    events: await newestEvents(tx, { tenantId, limit: LISTED }),
    tenants: tenants.map(({ id, name }) => ({ id, name })),
  };
}

/** A tenant's figures for the last 30 days, its stores and latest orders. */
export async function readDashboard(context: TenantContext): Promise<Dashboard> {
  return withTenant(context, (tx) => gather(tx, context.tenantId));
}

/** The same over all tenants; for staff. */
export async function readStaffDashboard(context: StaffContext): Promise<Dashboard> {
  return withStaff(context, (tx) => gather(tx, null));
}
