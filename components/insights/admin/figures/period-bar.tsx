import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Currency } from '@/lib/kernel/money';
import { COMPARISONS, PERIODS, type ownPeriodProblem, type Period } from '@/lib/modules/figures/rules/period';
import type { CurrencyFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import { ChoiceLinks } from './choice-links';
import { dashboardHref, type DashboardPlace } from './dashboard-place';

/** What is wrong with the days in the address. */
export type PeriodProblem = NonNullable<ReturnType<typeof ownPeriodProblem>>;

interface PeriodBarProps {
  place: DashboardPlace;
  /** Those that the dashboard may be narrowed to. */
  events: readonly { slug: string; name: string }[];
  currencies: readonly Currency[];
  /** What is shown; null where it could not be read. */
  shown: CurrencyFigures | null;
  typed: { from: string; to: string };
  problem: PeriodProblem | null;
}

type Named = Exclude<Period, 'own'>;
const NAMED = PERIODS.filter((period): period is Named => period !== 'own');

function usePeriodName(): (period: Named) => string {
  const t = useTranslations('dashboard.period');
  return (period) =>
    period === 'this_month' || period === 'last_month' || period === 'year'
      ? t(period)
      : t('days', { count: Number(period) });
}

/** The days of an own period, what to compare with, and which store: a plain form, which works without script. */
function OwnPeriod({ place, events, typed, problem }: Omit<PeriodBarProps, 'currencies' | 'shown'>) {
  const t = useTranslations('dashboard.period');
  const kept = { period: place.period === 'own' ? '30' : place.period, currency: place.currency };
  return (
    <form
      method="get"
      role="search"
      aria-label={t('label')}
      action="/dashboard"
      className="flex flex-wrap items-end gap-3"
    >
      {place.isStaff && place.tenant ? <input type="hidden" name="tenant" value={place.tenant} /> : null}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {events.length > 1 ? (
        <SelectField
          label={t('event')}
          name="event"
          placeholder={t('allEvents')}
          options={events.map(({ slug, name }) => ({ value: slug, label: name }))}
          defaultValue={place.event ?? ''}
          className="w-56 max-w-full"
        />
      ) : null}
      <SelectField
        label={t('compare')}
        name="compare"
        options={COMPARISONS.map((compare) => ({ value: compare, label: t(`with.${compare}`) }))}
        defaultValue={place.compare}
        className="w-60 max-w-full"
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          name={name}
          type="date"
          defaultValue={typed[name]}
          error={problem?.field === name ? t(`problem.${problem.code}`) : undefined}
          className="w-44 max-w-full"
        />
      ))}
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </form>
  );
}

/** Which days, compared with which, of which store and currency; all of it in the address. S2.2-85. */
export function PeriodBar({ place, events, currencies, shown, typed, problem }: PeriodBarProps) {
  const t = useTranslations('dashboard.period');
  const locale = useLocale();
  const nameOf = usePeriodName();
  const days = (range: { from: string; to: string }) => ({
    from: dayText(`${range.from}T00:00:00Z`, locale),
    to: dayText(`${range.to}T00:00:00Z`, locale),
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <ChoiceLinks
          label={t('label')}
          current={place.period}
          choices={NAMED.map((period) => ({
            id: period,
            text: nameOf(period),
            href: dashboardHref(place, { period, from: undefined, to: undefined }),
          }))}
        />
        {currencies.length > 1 ? (
          <ChoiceLinks
            label={t('currency')}
            current={place.currency}
            choices={currencies.map((currency) => ({
              id: currency,
              text: currency,
              href: dashboardHref(place, { currency }),
            }))}
          />
        ) : null}
      </div>
      <OwnPeriod place={place} events={events} typed={typed} problem={problem} />
      {shown ? (
        <p className="text-muted">
          {t('showing', days(shown))}
          {shown.compared ? ` · ${t('compared', days(shown.compared))}` : null}
        </p>
      ) : null}
    </div>
  );
}
