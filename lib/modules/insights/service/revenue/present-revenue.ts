import { fromWire, toWire } from '@/lib/kernel/money';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import type { DaySums, Sums } from '@/lib/modules/figures/service/statements/read-ranges';
import { addSums, NO_SUMS } from '@/lib/modules/figures/service/statements/read-ranges';
import type { SplitRow, SplitSums } from '@/lib/modules/figures/service/statements/read-split';
import type { RevenueRow, RevenueTotals } from '@/lib/modules/insights/contract/client-revenue';
import type { DashboardTotals } from '@/lib/modules/insights/contract/dashboard-figures';
import type { RevenueView } from '@/lib/modules/insights/rules/revenue-views';

type Parts = Pick<Sums, 'orders' | 'revenue' | 'net' | 'cost' | 'fee' | 'given'>;

/** Without tax: what production, shipping and the fee come to, of all orders. D38-45. */
const platformOf = ({ cost, fee, given }: Pick<Parts, 'cost' | 'fee' | 'given'>): number =>
  cost + fee + given;
const marginOf = ({ net, cost, fee }: Parts): number => net - cost - fee;

export const revenueTotals = (sums: Parts): RevenueTotals => ({
  orders: sums.orders,
  revenue: toWire(sums.revenue),
  platform: toWire(platformOf(sums)),
  margin: toWire(marginOf(sums)),
});

/** The same of what the dashboard says, so that both say one thing. D38-4. */
export function fromDashboard({ orders, revenue, margin }: DashboardTotals): RevenueTotals {
  const [cost, fee, given] = [margin?.cost ?? '0.00', margin?.fee ?? '0.00', margin?.given ?? '0.00'];
  return {
    orders,
    revenue,
    platform: toWire(platformOf({ cost: fromWire(cost), fee: fromWire(fee), given: fromWire(given) })),
    margin: margin?.margin ?? '0.00',
  };
}

export const sumOfDays = (days: readonly DaySums[]): Sums => days.reduce(addSums, NO_SUMS);

const typeOf = (type: string | null) => EVENT_TYPES.find((known) => known === type) ?? null;

/** A row of the list; a product has no orders and costs of its own. */
export function presentRow(row: SplitRow, by: RevenueView, isCompared: boolean): RevenueRow {
  const { key, name, tenantId, tenantName, slug, type, now, before } = row;
  const isProduct = by === 'product';
  const { orders, platform, margin } = revenueTotals(now);
  return {
    key,
    name: name || (by === 'client' ? key : ''),
    tenant: tenantId === null ? null : { id: tenantId, name: tenantName ?? tenantId },
    event: slug,
    type: typeOf(type),
    units: isProduct ? now.units : null,
    orders: isProduct ? null : orders,
    revenue: toWire(now.revenue),
    platform: isProduct ? null : platform,
    margin: isProduct ? null : margin,
    revenue_before: isCompared ? toWire(before.revenue) : null,
  };
}

export const listedOf = ({ revenue, orders, units }: SplitSums) => ({
  revenue: toWire(revenue),
  orders,
  units,
});
