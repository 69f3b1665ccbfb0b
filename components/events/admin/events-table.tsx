import { useTranslations } from 'next-intl';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { Day } from '@/components/admin/day';
import { EventName } from './event-name';
import { EventStatusPill } from './event-status-pill';
import { nextSort, sortDirection } from '@/components/admin/sorting';
import { DEFAULT_SORT, eventsHref, TYPE_KEYS, type EventQuery } from './event-query';

interface EventsTableProps {
  events: readonly EventSummary[];
  query: EventQuery;
  /** For staff: the list mixes several clients. */
  isStaff: boolean;
}

/** Table of events with status, products and sales; each name links to the event's page. */
export function EventsTable({ events, query, isStaff }: EventsTableProps) {
  const t = useTranslations('events');
  const sort = query.sort ?? DEFAULT_SORT;
  const sortProps = (column: 'created_at' | 'updated_at') => ({
    direction: sortDirection(sort, column),
    href: eventsHref(query, { sort: nextSort(sort, column) }),
  });
  return (
    <Table caption={t('caption')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('name')}</HeaderCell>
        {isStaff ? <HeaderCell className="max-lg:hidden">{t('client')}</HeaderCell> : null}
        <HeaderCell className="max-md:hidden">{t('type')}</HeaderCell>
        <HeaderCell className="max-sm:hidden">{t('status')}</HeaderCell>
        <HeaderCell align="end" className="max-lg:hidden">
          {t('products')}
        </HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('orders')}
        </HeaderCell>
        <SortCell {...sortProps('created_at')} className="max-xl:hidden">
          {t('created')}
        </SortCell>
        <SortCell {...sortProps('updated_at')} className="max-lg:hidden">
          {t('changed')}
        </SortCell>
      </TableHead>
      <TableBody>
        {events.map((event) => (
          <EventRow key={event.id} event={event} isStaff={isStaff} />
        ))}
      </TableBody>
    </Table>
  );
}

function EventRow({ event, isStaff }: { event: EventSummary } & Pick<EventsTableProps, 'isStaff'>) {
  const t = useTranslations('events');
  const type = t(`types.${TYPE_KEYS[event.event_type.type]}.name`);
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <EventName event={event} className="max-w-[26rem] break-words" />
        <span className="block text-[0.9375rem] break-all text-muted">/{event.slug}</span>
        {isStaff ? (
          <span className="block text-[0.9375rem] text-muted lg:hidden">{event.tenant_name}</span>
        ) : null}
        <span className="block text-[0.9375rem] text-muted md:hidden">
          {type} · {t('orderCount', { count: event.order_count })}
        </span>
        <span className="mt-1.5 block sm:hidden">
          <EventStatusPill status={event.status} />
        </span>
      </Cell>
      {isStaff ? <Cell className="max-lg:hidden">{event.tenant_name}</Cell> : null}
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
