import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { formatValue } from '@/components/admin/chart/value-format';
import { dayText } from '@/components/admin/day';
import { listHref, type ListState } from '@/components/admin/list/list-state';
import { ChoiceLinks } from '@/components/insights/admin/figures/choice-links';
import { fromWire } from '@/lib/kernel/money';
import { PERIODS, type Period } from '@/lib/modules/figures/rules/period';
import type { ClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import { REVENUE_VIEWS } from '@/lib/modules/insights/rules/revenue-views';
import { OwnDays, type DaysProblem } from './own-days';

interface RevenueBarProps {
  list: ListState;
  /** Null where it could not be read. */
  revenue: ClientRevenue | null;
  problem: DaysProblem | null;
}

type Named = Exclude<Period, 'own'>;
const NAMED = PERIODS.filter((period): period is Named => period !== 'own');

/** One region at a time, each with what it took in, in its own currency. D38-5. */
function Regions({ list, revenue }: { list: ListState; revenue: ClientRevenue }) {
  const t = useTranslations('clientRevenue');
  const names = useTranslations('clients.regions');
  const locale = useLocale();
  return (
    <ChoiceLinks
      label={t('regions')}
      current={revenue.region}
      choices={revenue.regions.map(({ region, currency, revenue: taken }) => ({
        id: region,
        text: t('region', {
          region: names(region),
          amount: formatValue(fromWire(taken), { kind: 'money', currency }, locale),
        }),
        href: listHref(list, { region }),
      }))}
    />
  );
}

/** What the figures are narrowed to, and the way back to all. */
function Narrowed({ list, revenue: { tenant, event } }: { list: ListState; revenue: ClientRevenue }) {
  const t = useTranslations('clientRevenue');
  const only = event?.name ?? tenant?.name;
  if (only === undefined) return null;
  const wider =
    event && tenant
      ? { event: undefined, tenant: tenant.id, by: 'event' }
      : { tenant: undefined, by: 'client' };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <strong className="min-w-0 [overflow-wrap:anywhere]">{t('only', { name: only })}</strong>
      <Link
        href={listHref(list, wider)}
        prefetch={false}
        className="inline-flex min-h-8 items-center text-accent underline underline-offset-2 hover:text-accent-dark"
      >
        {t('widen')}
      </Link>
    </p>
  );
}

/** Which region, days and split; all of it in the address. S2.2-192. */
export function RevenueBar({ list, revenue, problem }: RevenueBarProps) {
  const t = useTranslations('clientRevenue');
  const periods = useTranslations('dashboard.period');
  const locale = useLocale();
  const day = (text: string) => dayText(`${text}T00:00:00Z`, locale);
  const days = (range: { from: string; to: string }) => ({ from: day(range.from), to: day(range.to) });
  return (
    <div className="grid min-w-0 gap-4">
      {revenue ? <Regions list={list} revenue={revenue} /> : null}
      <ChoiceLinks
        label={periods('label')}
        current={list.query['period'] ?? '30'}
        choices={NAMED.map((period) => ({
          id: period,
          text:
            period === 'this_month' || period === 'last_month' || period === 'year'
              ? periods(period)
              : periods('days', { count: Number(period) }),
          href: listHref(list, { period, from: undefined, to: undefined }),
        }))}
      />
      <OwnDays list={list} problem={problem} />
      <ChoiceLinks
        label={t('by')}
        current={list.query['by'] ?? 'client'}
        choices={REVENUE_VIEWS.map((by) => ({
          id: by,
          text: t(by),
          href: listHref(list, { by, sort: undefined }),
        }))}
      />
      {revenue ? (
        <>
          <Narrowed list={list} revenue={revenue} />
          <p className="text-muted">
            {periods('showing', days(revenue))}
            {revenue.compared ? ` · ${periods('compared', days(revenue.compared))}` : null}
          </p>
        </>
      ) : null}
    </div>
  );
}
