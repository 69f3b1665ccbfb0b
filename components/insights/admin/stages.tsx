import { useLocale, useTranslations } from 'next-intl';
import { BarRows } from '@/components/admin/chart/bar-rows';
import { formatValue } from '@/components/admin/chart/value-format';
import { PUBLIC_STAGES, type PublicStage } from '@/lib/modules/orders/rules/public-stage';

const FILLS: Record<PublicStage, string> = {
  received: 'fill-info',
  being_prepared: 'fill-accent',
  in_production: 'fill-accent',
  on_its_way: 'fill-ok',
  needs_your_help: 'fill-warn',
  cancelled: 'fill-line-strong',
};

/** The number of orders in each of the six stages. D33-1. */
export function Stages({ counts }: { counts: Readonly<Record<string, number>> }) {
  const t = useTranslations('orders');
  // The stage's own name speaks to the shopper.
  const attention = useTranslations('dashboard.attention');
  const locale = useLocale();
  const rows = PUBLIC_STAGES.map((stage) => {
    const value = counts[stage] ?? 0;
    const text = formatValue(value, { kind: 'count' }, locale);
    return {
      key: stage,
      label: stage === 'needs_your_help' ? attention('title') : t(`stage.${stage}`),
      text,
      value,
      fill: FILLS[stage],
    };
  });
  return <BarRows rows={rows} />;
}
