import { useTranslations } from 'next-intl';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { Day } from '@/components/admin/day';
import type { ListState } from '@/components/admin/list/list-state';
import { sortProps } from '@/components/admin/list/sort-props';
import { EventName } from './event-name';
import { EventStatusPill } from './event-status-pill';
import { TYPE_KEYS } from './event-keys';

interface EventsTableProps {
  events: readonly EventSummary[];
  list: ListState;
  /** For staff: the list mixes several clients. */
  isStaff: boolean;
}

/** Table of events with status, products and sales; each name links to the event's page. */
export function EventsTable({ events, list, isStaff }: EventsTableProps) {
  const t = useTranslations('events');
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
        <SortCell {...sortProps(list, 'created_at')} className="max-xl:hidden">
          {t('created')}
        </SortCell>
        <SortCell {...sortProps(list, 'updated_at')} className="max-lg:hidden">
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
