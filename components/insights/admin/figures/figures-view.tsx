import { ChartLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { CurrencyFigures, DashboardFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import type { DashboardPlace } from './dashboard-place';
import { KeyFigures } from './key-figures';
import { CountriesPanel, ProductsPanel, SourcesPanel } from './part-panels';
import { ClaimsPanel, MarginPanel, OrdersPanel, SalesPanel } from './series-panels';
import { StatusesPanel } from './statuses-panel';

interface FiguresViewProps {
  place: DashboardPlace;
  figures: CurrencyFigures;
  codes: DashboardFigures['codes'];
}

const isEmpty = ({ totals, products, by_status: statuses }: CurrencyFigures): boolean =>
  totals.orders === 0 && totals.payments === 0 && products.length === 0 && statuses.length === 0;

/** The figures of one currency: key figures with what they were before, and a panel for each part. S2.2-86. */
export function FiguresView({ place, figures, codes }: FiguresViewProps) {
  const t = useTranslations('dashboard.nothing');
  if (isEmpty(figures)) {
    return (
      <EmptyState icon={<ChartLine aria-hidden="true" />} title={t('title')}>
        {t('text')}
      </EmptyState>
    );
  }
  const { totals, before } = figures;
  const hasClaims = totals.claims > 0 || (before?.claims ?? 0) > 0 || codes !== null;
  return (
    <>
      <KeyFigures figures={figures} />
      <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
        <SalesPanel place={place} figures={figures} />
        <OrdersPanel place={place} figures={figures} />
        <MarginPanel place={place} figures={figures} />
        <StatusesPanel place={place} figures={figures} />
        {hasClaims ? <ClaimsPanel place={place} figures={figures} codes={codes} /> : null}
        <ProductsPanel place={place} figures={figures} />
        <div className="grid min-w-0 gap-6">
          <CountriesPanel place={place} figures={figures} />
          <SourcesPanel place={place} figures={figures} />
        </div>
      </div>
    </>
  );
}
