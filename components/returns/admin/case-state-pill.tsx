import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { CaseState } from '@/lib/modules/returns/rules/cases';

const TONES: Record<CaseState, Tone> = {
  open: 'warn',
  replacement_requested: 'info',
  replaced: 'ok',
  refunded: 'ok',
  refused: 'neutral',
  cancelled: 'neutral',
};

/** The state of a case, and beside it that nobody has answered it in time. D53-8. */
export function CaseStatePill({ state, overdue }: { state: CaseState; overdue: boolean }) {
  const t = useTranslations('casesPage');
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StatusPill tone={TONES[state]}>{t(`state.${state}`)}</StatusPill>
      {overdue ? <StatusPill tone="danger">{t('overdue')}</StatusPill> : null}
    </span>
  );
}
