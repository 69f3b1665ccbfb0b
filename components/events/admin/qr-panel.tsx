import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button-classes';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';

const FORMATS = ['svg', 'png'] as const;

/** The QR code of the event's page, shown and to download for print. */
export function QrPanel({ event }: { event: Pick<EventSummary, 'tenant_id' | 'slug'> }) {
  const t = useTranslations('events.overview');
  const path = `/api/${event.tenant_id}/events/${event.slug}/qr`;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <img
        src={`${path}?format=svg`}
        alt={t('qr')}
        width={120}
        height={120}
        loading="lazy"
        className="size-30 rounded-control border border-line bg-white"
      />
      <div className="grid min-w-0 grow basis-56 gap-3">
        <div>
          <p className="font-semibold">{t('qr')}</p>
          <p className="text-[0.9375rem] text-muted">{t('qrHint')}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          {FORMATS.map((format) => (
            <a
              key={format}
              href={`${path}?format=${format}`}
              download={`${event.slug}.${format}`}
              className={buttonClasses('secondary', 'sm')}
            >
              <Download aria-hidden="true" className="size-4.5" />
              {t('qrDownload', { format: format.toUpperCase() })}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
