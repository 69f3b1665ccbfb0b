import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
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

/** The status in a list, where deleted and locked events are marked too. */
export function EventState({
  event,
}: {
  event: Pick<EventSummary, 'status' | 'locked' | 'restorable_until'>;
}) {
  const t = useTranslations('events');
  return (
    <span className="flex flex-wrap gap-1.5">
      {event.restorable_until ? (
        <StatusPill tone="danger">{t('deleted')}</StatusPill>
      ) : (
        <EventStatusPill status={event.status} />
      )}
      {event.locked ? (
        <Badge tone="warn" icon={<Lock aria-hidden="true" className="size-3.5" />}>
          {t('locked')}
        </Badge>
      ) : null}
    </span>
  );
}
