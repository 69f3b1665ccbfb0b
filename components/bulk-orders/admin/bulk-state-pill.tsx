import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { BulkState } from '@/lib/modules/bulk-orders/rules/bulk-state';

const TONES: Record<BulkState, Tone> = {
  awaiting_payment: 'warn',
  over_budget_limit: 'warn',
  over_budget: 'warn',
  placed: 'info',
  in_production: 'accent',
  partly_shipped: 'accent',
  shipped: 'ok',
  cancelled: 'neutral',
};

/** What has become of a Bulk order. D4-14. */
export function BulkStatePill({ state }: { state: BulkState }) {
  const t = useTranslations('bulkOrder');
  return <StatusPill tone={TONES[state]}>{t(`states.${state}`)}</StatusPill>;
}
