import { useLocale, useTranslations } from 'next-intl';
import { ChartFigure } from '@/components/admin/chart/chart-figure';
import { formatValue } from '@/components/admin/chart/value-format';
import { Stages } from '@/components/insights/admin/stages';
import { isIssue } from '@/lib/modules/orders/rules/needs-attention';
import { publicStage } from '@/lib/modules/orders/rules/public-stage';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { BlockPanel } from './block-panel';
import type { SeriesPanelProps } from './series-panels';

/** The six stages as bars, and the statuses behind them as a table. D33-1. */
export function StatusesPanel({ place, figures }: SeriesPanelProps) {
  const t = useTranslations('dashboard');
  const orders = useTranslations('orders');
  const locale = useLocale();
  const rows = figures.by_status.flatMap(({ status, held, orders: count }) => {
    if (!isOrderStatus(status)) return [];
    const name = orders(`status.${status}`);
    const stage = held || isIssue(status) ? t('attention.title') : orders(`stage.${publicStage(status)}`);
    return [
      {
        key: `${status}${held ? '-held' : ''}`,
        label: held ? t('statuses.held', { status: name }) : name,
        cells: [stage, formatValue(count, { kind: 'count' }, locale)],
      },
    ];
  });
  const columns = [t('columns.status'), t('statuses.stage'), t('columns.orders')];
  return (
    <BlockPanel place={place} block="statuses" title={t('statuses.title')} hint={t('statuses.hint')}>
      <ChartFigure title={t('statuses.title')} table={{ columns, rows }}>
        <Stages counts={figures.by_stage} />
      </ChartFigure>
    </BlockPanel>
  );
}
