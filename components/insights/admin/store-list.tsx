import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { Count } from '@/components/events/admin/count';
import { EventName } from '@/components/events/admin/event-name';
import { EventStatusPill } from '@/components/events/admin/event-status-pill';
import { TYPE_KEYS } from '@/components/events/admin/event-keys';
import { publicStorePath } from '@/components/events/admin/public-store';

/** Sort order: stores that the public can open come first. */
const ORDER: readonly EventSummary['status'][] = ['Active', 'On hold', 'Draft'];
const LINK =
  'inline-flex min-h-8 items-center gap-1.5 font-semibold text-accent underline-offset-2 hover:underline';

interface StoreListProps {
  events: readonly EventSummary[];
  /** For staff: the list mixes several clients. */
  isStaff: boolean;
}

/** The stores with their status, and links to each one's public page, design and orders. */
export function StoreList({ events, isStaff }: StoreListProps) {
  const t = useTranslations('dashboard.stores');
  const sorted = events.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  return (
    <Table caption={t('caption')} className="rounded-t-none border-0">
      <TableHead>
        <HeaderCell>{t('name')}</HeaderCell>
        {isStaff ? <HeaderCell className="max-md:hidden">{t('client')}</HeaderCell> : null}
        <HeaderCell>{t('status')}</HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('products')}
        </HeaderCell>
        <HeaderCell align="end" className="max-sm:hidden">
          {t('orders')}
        </HeaderCell>
        <HeaderCell className="max-md:hidden">
          <span className="sr-only">{t('actions')}</span>
        </HeaderCell>
      </TableHead>
      <TableBody>
        {sorted.map((event) => (
          <tr key={event.id}>
            <Cell>
              <EventName event={event} />
              <br />
              <span className="text-[0.9375rem] text-muted">
                {t(`type.${TYPE_KEYS[event.event_type.type]}`)}
                {isStaff ? <span className="md:hidden"> · {event.tenant_name}</span> : null}
              </span>
              <StoreLinks event={event} isStaff={isStaff} className="mt-1 md:hidden" />
            </Cell>
            {isStaff ? <Cell className="max-md:hidden">{event.tenant_name}</Cell> : null}
            <Cell>
              <EventStatusPill status={event.status} />
            </Cell>
            <Cell align="end" className="max-md:hidden">
              <Count value={event.product_count} />
            </Cell>
            <Cell align="end" className="max-sm:hidden">
              <Count value={event.order_count} />
            </Cell>
            <Cell className="max-md:hidden">
              <StoreLinks event={event} isStaff={isStaff} className="justify-end" />
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

interface StoreLinksProps {
  event: EventSummary;
  isStaff: boolean;
  className: string;
}

function StoreLinks({ event, isStaff, className }: StoreLinksProps) {
  const t = useTranslations('dashboard.stores');
  const name = event.name;
  const publicPath = publicStorePath(event);
  const orders = new URLSearchParams({ event: event.slug, ...(isStaff ? { tenant: event.tenant_id } : {}) });
  return (
    <div className={clsx('flex flex-wrap gap-x-4', className)}>
      {publicPath ? (
        <a
          href={publicPath}
          target="_blank"
          rel="noopener"
          aria-label={t('openName', { name })}
          className={LINK}
        >
          {t('open')}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      ) : null}
      <Link
        href={`/events/${event.slug}/store-configuration`}
        prefetch={false}
        aria-label={t('configureName', { name })}
        className={LINK}
      >
        {t('configure')}
      </Link>
      <Link
        href={`/orders?${orders}`}
        prefetch={false}
        aria-label={t('ordersName', { name })}
        className={LINK}
      >
        {t('orders')}
      </Link>
    </div>
  );
}
