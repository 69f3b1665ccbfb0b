import { useTranslations } from 'next-intl';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';

const TONES: Record<Webhook['state'], Tone> = { active: 'ok', failing: 'danger', paused: 'neutral' };

export function WebhookState({ webhook: { state } }: { webhook: Webhook }) {
  const t = useTranslations('webhooks');
  return <StatusPill tone={TONES[state]}>{t(`states.${state}`)}</StatusPill>;
}
