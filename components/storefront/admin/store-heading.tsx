import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { EventStatusPill } from '@/components/events/admin/event-status-pill';
import { PageHeader } from '@/components/admin/page-header';
import { publicStorePath } from '@/components/events/admin/public-store';

interface StoreHeadingProps {
  event: EventSummary;
  /** Links to the form that works without script. */
  plainForm?: boolean;
  /** Of the page; without, it is the theme studio's. */
  title?: string;
}

/** The name of the edited store, whether it is public, and a link to it. */
export function StoreHeading({ event, plainForm = false, title }: StoreHeadingProps) {
  const t = useTranslations('storeConfiguration');
  const path = publicStorePath(event);
  const detail = (
    <span className="flex flex-wrap items-center gap-3">
      {event.name}
      <EventStatusPill status={event.status} />
      {plainForm ? (
        <a href={`/events/${event.slug}/store-configuration-old`} className="underline underline-offset-4">
          {t('plain.link')}
        </a>
      ) : null}
    </span>
  );
  const link = path ? (
    <a href={path} target="_blank" rel="noopener" className={buttonClasses('secondary', 'md')}>
      <span>{t('openStore')}</span>
      <ExternalLink aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{t('newTab')}</span>
    </a>
  ) : (
    <p className="text-muted">{t('notPublic')}</p>
  );
  return <PageHeader title={title ?? t('title')} detail={detail} actions={link} />;
}
