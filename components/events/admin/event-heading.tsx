import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/admin/page-header';
import { buttonClasses } from '@/components/ui/button-classes';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { TYPE_KEYS } from './event-keys';
import { EventStatusPill } from './event-status-pill';
import { publicStorePath } from './public-store';

/** The name of an event on its pages, with its type and status, and a link to it while it is public. */
export function EventHeading({ event }: { event: EventSummary }) {
  const t = useTranslations('events');
  const path = publicStorePath(event);
  return (
    <PageHeader
      title={<span className="break-words">{event.name}</span>}
      detail={
        <span className="flex flex-wrap items-center gap-3">
          {t(`types.${TYPE_KEYS[event.event_type.type]}.name`)}
          <EventStatusPill status={event.status} />
        </span>
      }
      actions={
        path === null ? null : (
          <a href={path} target="_blank" rel="noopener" className={buttonClasses('secondary', 'md')}>
            <ExternalLink aria-hidden="true" className="size-4.5" />
            <span>{t('overview.openStore')}</span>
            <span className="sr-only">{t('overview.newTab')}</span>
          </a>
        )
      }
    />
  );
}
