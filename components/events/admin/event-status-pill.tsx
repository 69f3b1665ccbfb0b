import { useTranslations } from 'next-intl';
import { StatusPill } from '@/components/ui/status-pill';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';

const LOOKS = {
  Active: { tone: 'ok', key: 'active' },
  Draft: { tone: 'neutral', key: 'draft' },
  'On hold': { tone: 'warn', key: 'onHold' },
} as const;

/** The event's status (S4), which says whether the public can order. */
export function EventStatusPill({ status }: Pick<EventSummary, 'status'>) {
  const t = useTranslations('admin.eventStatus');
  const { tone, key } = LOOKS[status];
  return <StatusPill tone={tone}>{t(key)}</StatusPill>;
}
