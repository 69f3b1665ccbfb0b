import { useTranslations } from 'next-intl';
import { StatusPill } from '@/components/ui/status-pill';
import type { FulfillerState as State } from '@/lib/modules/fulfilment/rules/fulfillers/states';

const TONES = { open: 'ok', paused: 'warn', draining: 'info', closed: 'neutral' } as const;

/** How a fulfiller stands. S2.2-105. */
export function FulfillerState({ state }: { state: State }) {
  const t = useTranslations('fulfillers.states');
  return <StatusPill tone={TONES[state]}>{t(state)}</StatusPill>;
}
