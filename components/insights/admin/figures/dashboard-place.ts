import type { Currency } from '@/lib/kernel/money';
import type { Comparison, Period } from '@/lib/modules/figures/rules/period';

/** What a dashboard shows, as its address says. */
export interface DashboardPlace {
  /** Null for all tenants. */
  tenant: string | null;
  isStaff: boolean;
  period: Period;
  from?: string | undefined;
  to?: string | undefined;
  compare: Comparison;
  /** Slug of the only event. */
  event?: string | undefined;
  currency: Currency;
}

type Text = Record<string, string>;
const given = (values: Record<string, string | null | undefined>): Text =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));

/** What the call of this period takes. */
export const figuresQuery = ({ period, from, to, compare, event }: DashboardPlace): Text =>
  given({ period, compare, event, ...(period === 'own' ? { from, to } : {}) });

/** The address of this dashboard with some of it changed. */
export function dashboardHref(place: DashboardPlace, changes: Partial<DashboardPlace>): string {
  const changed = { ...place, ...changes };
  const { tenant, isStaff, currency } = changed;
  const query = { ...(isStaff ? { tenant } : {}), ...figuresQuery(changed), currency };
  return `/dashboard?${new URLSearchParams(given(query))}`;
}
