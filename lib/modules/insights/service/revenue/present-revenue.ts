import { toWire, type Minor } from '@/lib/kernel/money';
import { EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import { beside, pointOf } from '@/lib/modules/figures/rules/period';
import type { DaySums, Sums } from '@/lib/modules/figures/service/statements/read-ranges';
import { addSums, NO_SUMS } from '@/lib/modules/figures/service/statements/read-ranges';
import type { SplitRow, SplitSums } from '@/lib/modules/figures/service/statements/read-split';
import type {
  ClientRevenue,
  RevenueRow,
  RevenueTotals,
} from '@/lib/modules/insights/contract/client-revenue';
import type { CurrencyFigures, DashboardTotals } from '@/lib/modules/insights/contract/dashboard-figures';
import type { RevenueView } from '@/lib/modules/insights/rules/revenue-views';
import { byPoint, type ReadCurrency } from '@/lib/modules/insights/service/figures/present-currency';

type Parts = Pick<Sums, 'orders' | 'revenue' | 'net' | 'cost' | 'fee' | 'platform'>;

const marginOf = ({ net, cost, fee }: Parts): number => net - cost - fee;

export const revenueTotals = (sums: Parts): RevenueTotals => ({
  orders: sums.orders,
  revenue: toWire(sums.revenue),
  platform: toWire(sums.platform),
  margin: toWire(marginOf(sums)),
});

export const sumOfDays = (days: readonly DaySums[]): Sums => days.reduce(addSums, NO_SUMS);

/** What the dashboard says, and beside it what the platform has collected: clients are not told of that there. */
const totalsOf = ({ orders, revenue, margin }: DashboardTotals, platform: Minor): RevenueTotals => ({
  orders,
  revenue,
  platform: toWire(platform),
  margin: margin?.margin ?? '0.00',
});

/** The same of what the dashboard says, so that both say one thing. D38-3, D38-4. */
export function fromDashboard(
  { totals, before, series, unit }: CurrencyFigures,
  { range, compared, days, daysBefore }: ReadCurrency,
): Pick<ClientRevenue, 'totals' | 'before' | 'series'> {
  const now = byPoint(days, (day) => pointOf(day, unit));
  const then = compared && byPoint(daysBefore, (day) => pointOf(beside(day, compared, range), unit));
  return {
    totals: totalsOf(totals, sumOfDays(days).platform),
    before: before && totalsOf(before, sumOfDays(daysBefore).platform),
    series: series.map(({ key, before: past, ...point }) => ({
      key,
      ...totalsOf(point, now.get(key)?.platform ?? 0),
      before: past && totalsOf(past, then?.get(key)?.platform ?? 0),
    })),
  };
}

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
