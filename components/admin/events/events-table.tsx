import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { EventSummary } from '@/lib/contracts/events/event-summary';
import { Day } from '../day';
import { EventStatusPill } from '../event-status-pill';
import { TYPE_KEYS } from './event-query';

const PAGE_SCROLL =
  'md:overflow-visible md:[&_thead]:top-16 md:[&_th:first-child]:rounded-ss-card md:[&_th:last-child]:rounded-se-card';

interface EventsTableProps {
  events: readonly EventSummary[];
  /** Tenant id → name, for staff who see several; null for a client. */
  tenantNames: ReadonlyMap<string, string> | null;
}

/** Events with their state and what they sell and sold; each name leads to the event's own page. */
export function EventsTable({ events, tenantNames }: EventsTableProps) {
  const t = useTranslations('events');
  return (
    <Table caption={t('caption')} className={PAGE_SCROLL}>
      <TableHead>
        <HeaderCell>{t('name')}</HeaderCell>
        {tenantNames ? <HeaderCell className="max-lg:hidden">{t('client')}</HeaderCell> : null}
        <HeaderCell className="max-md:hidden">{t('type')}</HeaderCell>
        <HeaderCell className="max-sm:hidden">{t('status')}</HeaderCell>
        <HeaderCell align="end" className="max-lg:hidden">
          {t('products')}
        </HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('orders')}
        </HeaderCell>
        <HeaderCell className="max-xl:hidden">{t('created')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('changed')}</HeaderCell>
      </TableHead>
      <TableBody>
        {events.map((event) => (
          <EventRow key={event.id} event={event} tenantNames={tenantNames} />
        ))}
      </TableBody>
    </Table>
  );
}

function EventRow({ event, tenantNames }: { event: EventSummary } & Pick<EventsTableProps, 'tenantNames'>) {
  const t = useTranslations('events');
  const type = t(`types.${TYPE_KEYS[event.event_type.type]}.name`);
  const client = tenantNames?.get(event.tenant_id) ?? null;
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <Link
          href={`/events/${event.slug}/overview`}
          prefetch={false}
          className="inline-flex min-h-6 max-w-[26rem] items-center font-semibold break-words text-accent underline-offset-2 hover:underline"
        >
          {event.name}
        </Link>
        <span className="block text-[0.9375rem] break-all text-muted">/{event.slug}</span>
        {client === null ? null : (
          <span className="block text-[0.9375rem] text-muted lg:hidden">{client}</span>
        )}
        <span className="block text-[0.9375rem] text-muted md:hidden">
          {type} · {t('orderCount', { count: event.order_count })}
        </span>
        <span className="mt-1.5 block sm:hidden">
          <EventStatusPill status={event.status} />
        </span>
      </Cell>
      {tenantNames ? <Cell className="max-lg:hidden">{client}</Cell> : null}
      <Cell className="max-md:hidden">{type}</Cell>
      <Cell className="max-sm:hidden">
        <EventStatusPill status={event.status} />
      </Cell>
      <Cell align="end" className="max-lg:hidden">
        {event.product_count}
      </Cell>
      <Cell align="end" className="max-md:hidden">
        {event.order_count}
      </Cell>
      <Cell className="max-xl:hidden">
        <Day at={event.created_at} />
      </Cell>
      <Cell className="max-lg:hidden">
        <Day at={event.updated_at} />
      </Cell>
    </tr>
  );
}
