import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { DraftState } from '@/lib/modules/draft-orders/rules/drafts';

const TONES: Record<DraftState, Tone> = {
  draft: 'neutral',
  sent: 'info',
  paid: 'ok',
  expired: 'warn',
  withdrawn: 'neutral',
};

/** The state of a draft order. S2.2-90. */
export function DraftStatePill({ state }: { state: DraftState }) {
  const t = useTranslations('draftOrders.state');
  return <StatusPill tone={TONES[state]}>{t(state)}</StatusPill>;
}
