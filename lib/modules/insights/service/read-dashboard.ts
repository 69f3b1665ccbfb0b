import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { NEEDS_ATTENTION } from '@/lib/modules/orders/rules/needs-attention';
import type { Dashboard } from '@/lib/modules/insights/contract/read-dashboard';
import { listTenants } from '@/lib/modules/insights/data/list-tenants';
import { readDays, readRevenue } from '@/lib/modules/figures/service/statements/read-figures';
import { readStages } from '@/lib/modules/figures/service/statements/read-stages';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { newestEvents } from '@/lib/modules/events/service/newest-events';
import { byStage } from './by-stage';
import { newestOrders } from '@/lib/modules/orders/service/newest-orders';

const DAYS = 30;
const LISTED = 8;

async function gather(tx: Transaction, tenantId: string | null): Promise<Dashboard> {
  const tenants = await listTenants(tx, tenantId);
  const [only] = tenants;
  // A client's day is in its region's time zone. Staff see several regions, so their day is in UTC.
  const timeZone = tenantId !== null && only ? REGION_FACTS[only.region].timeZone : 'UTC';
  const scope = { tenantId, at: now() };
  const revenue = await readRevenue(tx, scope, DAYS);
  const stages = byStage(await readStages(tx, scope, DAYS));
  return {
    revenue: revenue.map(({ currency, orders, totalMinor }) => ({
      currency,
      orders,
      total: toWire(totalMinor),
    })),
    orders_by_stage: stages,
    orders_per_day: await readDays(tx, scope, { days: DAYS, timeZone }),
    needs_attention_count: stages.needs_your_help,
    needs_attention: await newestOrders(tx, {
      tenantId,
      statuses: NEEDS_ATTENTION,
      held: true,
      limit: LISTED,
    }),
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
