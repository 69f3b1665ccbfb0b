import type { PeriodProblem } from '@/components/insights/admin/figures/period-bar';
import type { DashboardPlace } from '@/components/insights/admin/figures/dashboard-place';
import { CURRENCIES, type Currency } from '@/lib/kernel/money';
import { COMPARISONS, ownPeriodProblem, PERIODS } from '@/lib/modules/figures/rules/period';
import type { CurrencyFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import { dashboardFile } from '@/lib/modules/insights/contract/dashboard-figures';

export type DashboardSearch = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
const among = <Name extends string>(names: readonly Name[], value: string): Name | undefined =>
  names.find((name) => name === value);

export interface AskedPlace {
  /** The currency is that of the address, or none yet. */
  place: Omit<DashboardPlace, 'currency'>;
  currency: Currency | undefined;
  typed: { from: string; to: string };
  /** What is wrong with the days of the address: the last 30 days are shown instead. */
  problem: PeriodProblem | null;
}

/** What the dashboard's address asks for; what somebody has changed in it is as if it were not there. */
export function readPlace(
  search: DashboardSearch,
  who: { tenant: string | null; isStaff: boolean },
): AskedPlace {
  const day = dashboardFile.query.shape.from.catch(undefined);
  const typed = { from: one(search['from']), to: one(search['to']) };
  const days = { from: day.parse(typed.from), to: day.parse(typed.to) };
  const isOwn = typed.from !== '' || typed.to !== '';
  const problem = isOwn ? ownPeriodProblem({ period: 'own', ...days }) : null;
  const named = among(PERIODS, one(search['period'])) ?? '30';
  const period = isOwn && problem === null ? ('own' as const) : named === 'own' || isOwn ? '30' : named;
  const event =
    who.tenant === null ? undefined : dashboardFile.query.shape.event.catch(undefined).parse(search['event']);
  return {
    place: {
      ...who,
      period,
      ...(period === 'own' ? days : {}),
      compare: among(COMPARISONS, one(search['compare'])) ?? 'previous',
      event,
    },
    currency: among(CURRENCIES, one(search['currency'])),
    typed,
    problem,
  };
}

/** The currency to show: the one that was asked for, else that of the most orders. */
export function shownCurrency(asked: Currency | undefined, currencies: readonly CurrencyFigures[]): Currency {
  const known = currencies.find(({ currency }) => currency === asked);
  const most = currencies.reduce<CurrencyFigures | undefined>(
    (best, one) => (best && best.totals.orders >= one.totals.orders ? best : one),
    undefined,
  );
  return known?.currency ?? most?.currency ?? 'GBP';
}
