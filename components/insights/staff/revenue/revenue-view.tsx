import { ChartLine, Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { buttonClasses } from '@/components/ui/button-classes';
import { revenueFileHref } from '@/lib/modules/insights/client/revenue-file';
import type { ClientRevenue } from '@/lib/modules/insights/contract/client-revenue';
import { REVENUE_VIEWS } from '@/lib/modules/insights/rules/revenue-views';
import type { DaysProblem } from './own-days';
import { RevenueBar } from './revenue-bar';
import { RevenueFigures } from './revenue-figures';
import { RevenueTable } from './revenue-table';

interface RevenueViewProps {
  list: ListState;
  /** Null if it could not be loaded. */
  revenue: ClientRevenue | null;
  problem: DaysProblem | null;
}

/** The same numbers as files: the rows of all pages, and the chart's days. */
function Files({ list }: { list: ListState }) {
  const t = useTranslations('clientRevenue');
  const locale = useLocale();
  const files = [
    { by: list.query['by'] ?? 'client', text: t('download') },
    { by: 'day', text: t('downloadDays') },
  ];
  return (
    <p className="flex flex-wrap gap-2">
      {files.map(({ by, text }) => (
        <a
          key={by}
          href={revenueFileHref(list.query, by, locale)}
          download
          className={buttonClasses('quiet', 'sm')}
        >
          <Download aria-hidden="true" className="size-4" />
          <span>{text}</span>
        </a>
      ))}
    </p>
  );
}

/** Clients' revenue: choices, key figures, chart, and rows that lead further in. S2.2-192. */
export function RevenueView({ list, revenue, problem }: RevenueViewProps) {
  const t = useTranslations('clientRevenue');
  const by = REVENUE_VIEWS.find((view) => view === list.query['by']) ?? 'client';
  const isEmpty = revenue === null || revenue.rows.length === 0;
  return (
    <ListView
      list={list}
      failed={revenue === null}
      bar={<RevenueBar list={list} revenue={revenue} problem={problem} />}
      rows={isEmpty ? null : <RevenueTable list={list} revenue={revenue} by={by} />}
      nothing={{
        icon: <ChartLine aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
        noMatch: { title: t('noMatch') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: revenue?.count ?? 0 }),
        next: revenue?.next_cursor ?? null,
      }}
    >
      {isEmpty ? null : (
        <>
          <RevenueFigures revenue={revenue} />
          <Files list={list} />
          {by === 'product' ? <p className="text-muted">{t('productHint')}</p> : null}
        </>
      )}
    </ListView>
  );
}
