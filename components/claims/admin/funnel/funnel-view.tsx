import { Filter } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/admin/chart/bar-chart';
import { FunnelChart } from '@/components/admin/chart/funnel-chart';
import { shortDay } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { EmptyState } from '@/components/ui/empty-state';
import type { Funnel } from '@/lib/modules/claims/contract/funnel';
import { FUNNEL_STEPS } from '@/lib/modules/claims/rules/funnel';
import { FunnelTable } from './funnel-table';

function Steps({ totals }: { totals: Funnel['totals'] }) {
  const t = useTranslations('claimFunnel');
  return (
    <FunnelChart
      title={t('chart.title')}
      summary={t('chart.summary', { ...totals })}
      steps={FUNNEL_STEPS.map((step) => ({ key: step, label: t(`steps.${step}`), value: totals[step] }))}
      columns={[t('step'), t('number')]}
    />
  );
}

function ClaimsPerDay({ funnel: { rows, totals, from, to } }: { funnel: Funnel }) {
  const t = useTranslations('claimFunnel.perDay');
  const locale = useLocale();
  return (
    <BarChart
      title={t('title')}
      summary={t('summary', {
        total: totals.confirmed,
        from: shortDay(from, locale),
        to: shortDay(to, locale),
      })}
      bars={rows.map(({ key, confirmed }) => {
        const day = shortDay(key ?? from, locale);
        return {
          key: key ?? '',
          label: day,
          value: confirmed,
          readout: t('readout', { day, count: confirmed }),
        };
      })}
      format={{ kind: 'count' }}
      columns={[t('day'), t('claims')]}
    />
  );
}

function Meanings() {
  const t = useTranslations('claimFunnel');
  return (
    <details className="text-[0.9375rem]">
      <summary className="inline-flex min-h-6 w-fit items-center font-semibold text-accent hover:underline">
        {t('meaning.title')}
      </summary>
      <dl className="mt-3 grid max-w-3xl gap-2">
        {FUNNEL_STEPS.map((step) => (
          <div key={step}>
            <dt className="font-semibold">{t(`steps.${step}`)}</dt>
            <dd className="text-muted">{t(`meaning.${step}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** How far people get on the way to their gift: chart, table and meaning of each step, all from one answer. D40-12. */
export function FunnelView({ funnel, slug }: { funnel: Funnel; slug: string }) {
  const t = useTranslations('claimFunnel');
  const { totals, by } = funnel;
  if (totals.viewed === 0 && totals.tried === 0) {
    return (
      <EmptyState icon={<Filter aria-hidden="true" />} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <Panel id="funnel-steps" title={t('chart.title')} className={by === 'day' ? '' : 'lg:col-span-2'}>
          <Steps totals={totals} />
        </Panel>
        {by === 'day' ? (
          <Panel id="funnel-days" title={t('perDay.title')}>
            <ClaimsPerDay funnel={funnel} />
          </Panel>
        ) : null}
      </div>
      <FunnelTable funnel={funnel} slug={slug} />
      {by === 'country' ? <p className="text-[0.9375rem] text-muted">{t('countryHint')}</p> : null}
      <Meanings />
    </>
  );
}
