import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatValue } from '@/components/admin/chart/value-format';
import { dayText } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import { formatMoney } from '@/components/ui/format-money';
import { Money } from '@/components/ui/money';
import { LOCALES } from '@/lib/kernel/locales';
import type { ClaimForecast } from '@/lib/modules/claims/contract/forecast';

type Running = Extract<ClaimForecast, { state: 'running' }>;
type ForecastMoney = NonNullable<Running['money']>;

interface FactProps {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
}

function Fact({ label, value, detail }: FactProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-[0.9375rem] text-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
      {detail ? <dd className="text-[0.9375rem] text-muted">{detail}</dd> : null}
    </div>
  );
}

const useDay = () => {
  const locale = useLocale();
  return (day: string) => dayText(`${day}T00:00:00Z`, locale);
};

function ClaimFacts({ forecast: { per_day: perDay, claims, until, bound } }: { forecast: Running }) {
  const t = useTranslations('claimFunnel.forecast');
  const locale = useLocale();
  const day = useDay();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const end = until && bound ? t(`until.${bound}`, { day: day(until) }) : t('until.open');
  return (
    <>
      <Fact
        label={t('perDay')}
        value={new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(perDay)}
      />
      <Fact
        label={t('claims')}
        value={claims === null ? '–' : formatValue(claims, { kind: 'count' }, locale)}
        detail={end}
      />
    </>
  );
}

function MoneyFacts({ money }: { money: ForecastMoney }) {
  const t = useTranslations('claimFunnel.forecast');
  const day = useDay();
  const { currency, each, spend, budget, budget_reach: budgetReach, credit_reach: creditReach } = money;
  const reachText = (reach: NonNullable<ForecastMoney['budget_reach']>) =>
    reach.state === 'reached' ? t('reach.reached', { day: day(reach.on) }) : t(`reach.${reach.state}`);
  return (
    <>
      <Fact
        label={t('spend')}
        value={spend === null ? '–' : <Money amount={spend} currency={currency} />}
        detail={each === null ? null : t('each', { amount: formatMoney(each, currency) })}
      />
      <Fact
        label={t('budget')}
        value={budget === null ? t('noBudget') : budgetReach === null ? '–' : reachText(budgetReach)}
        detail={
          budget === null
            ? null
            : t('used', {
                used: formatMoney(budget.used, currency),
                most: formatMoney(budget.most, currency),
              })
        }
      />
      {creditReach === null ? null : (
        <Fact label={t('credit')} value={reachText(creditReach)} detail={t('creditAlone')} />
      )}
    </>
  );
}

function Content({ forecast }: { forecast: ClaimForecast }) {
  const t = useTranslations('claimFunnel.forecast');
  if (forecast.state === 'over') return <p className="text-muted">{t(`over.${forecast.reason}`)}</p>;
  if (forecast.state === 'too_few') return <p className="text-muted">{t('tooFew')}</p>;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <ClaimFacts forecast={forecast} />
        {forecast.money ? <MoneyFacts money={forecast.money} /> : null}
      </dl>
      <p className="text-[0.9375rem] text-muted">{t('method')}</p>
    </div>
  );
}

/** How the claims will go on, what that costs, and how long budget and credit last. D40-14. */
export function ForecastPanel({ forecast, failed }: { forecast: ClaimForecast | null; failed: ReactNode }) {
  const t = useTranslations('claimFunnel.forecast');
  return (
    <Panel id="claims-forecast" title={t('title')}>
      {forecast ? <Content forecast={forecast} /> : failed}
    </Panel>
  );
}
