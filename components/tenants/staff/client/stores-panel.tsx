import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Panel } from '@/components/admin/panel';
import { EventState } from '@/components/events/admin/event-status-pill';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import { CLIENT_LINK } from './client-link';

/** The stores that changed last, each with its orders. S2.2-194. */
export function StoresPanel({ client }: { client: ClientDetail }) {
  const t = useTranslations('clients.page');
  return (
    <Panel
      id="client-stores"
      title={t('stores')}
      aside={
        <Link href={`/events?${new URLSearchParams({ tenant: client.id })}`} className={CLIENT_LINK}>
          {t('allStores')}
        </Link>
      }
    >
      {client.events.length === 0 ? <p className="text-muted">{t('noStores')}</p> : null}
      <ul className="grid gap-3" aria-label={t('storesTable', { name: client.name })}>
        {client.events.map(({ slug, name, status, locked, order_count: count }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Link
              href={`/events/${encodeURIComponent(slug)}/overview`}
              className={`${CLIENT_LINK} wrap-anywhere`}
            >
              {name}
            </Link>
            <span className="flex flex-wrap items-center gap-3">
              <span className="text-muted tabular-nums">{t('orderCount', { count })}</span>
              <EventState event={{ status, locked, restorable_until: null }} />
            </span>
          </li>
        ))}
      </ul>
      {client.more_events ? <p className="mt-3 text-muted">{t('newest')}</p> : null}
    </Panel>
  );
}
