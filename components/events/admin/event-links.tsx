import { useLocale, useTranslations } from 'next-intl';
import type { EventOverview } from '@/lib/modules/events/contract/event-overview';
import { publicStorePath } from './public-store';
import { QrPanel } from './qr-panel';
import { ShareLink } from './share-panel';

interface EventLinksProps {
  overview: EventOverview;
  /** `https://…`, without a slash at the end. */
  origin: string;
}

/** The code that shows the event's order form on another site (D8-1); nothing for types without such a form. */
function EmbedCode({ overview, origin }: EventLinksProps) {
  const t = useTranslations('events.overview');
  const locale = useLocale();
  const { event, embed_origins: sites } = overview;
  if (sites === null) return null;
  const hint = sites.length > 0 ? t('embedSites', { sites: sites.join(', ') }) : t('embedNone');
  const code = `<script async src="${origin}/widget.js" data-event="${event.slug}" data-lang="${locale}"></script>`;
  return <ShareLink label={t('embed')} hint={hint} url={code} />;
}

/** Everything to share an event by: its address, the preview link, the QR code and the embed code. */
export function EventLinks({ overview, origin }: EventLinksProps) {
  const t = useTranslations('events.overview');
  const { event, preview } = overview;
  const isPublic = publicStorePath(event) !== null;
  return (
    <div className="grid gap-5">
      <ShareLink
        label={t('address')}
        hint={isPublic ? t('addressPublic') : t('addressShut')}
        url={`${origin}/${event.slug}`}
      />
      {/* A bulk order's page opens by its invitees' own links alone. */}
      {event.event_type.type === 'Bulk' ? null : <QrPanel event={event} />}
      <ShareLink label={t('preview')} hint={t('previewHint')} url={origin + preview.path} />
      <EmbedCode overview={overview} origin={origin} />
    </div>
  );
}
