import { useTranslations } from 'next-intl';
import { Cell, HeaderCell, SortCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { Day } from '@/components/admin/day';
import type { ListState } from '@/components/admin/list/list-state';
import { sortProps } from '@/components/admin/list/sort-props';
import type { EventMay } from './acts/event-may';
import { EventMenu } from './acts/event-menu';
import { Count } from './count';
import { EventName } from './event-name';
import { EventState } from './event-status-pill';
import { EventThumbnail } from './event-thumbnail';
import { TYPE_KEYS } from './event-keys';

interface EventsTableProps {
  events: readonly EventSummary[];
  list: ListState;
  /** For staff: the list mixes several clients. */
  isStaff: boolean;
  /** What the visitor may do with the events of a client. */
  mayOf: (tenant: string) => EventMay;
}

/** Table of events with picture, status, products, sales and a menu each; the name links to the event's page. */
export function EventsTable({ events, list, isStaff, mayOf }: EventsTableProps) {
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
        <HeaderCell>
          <span className="sr-only">{t('actions')}</span>
        </HeaderCell>
      </TableHead>
      <TableBody>
        {events.map((event) => (
          <EventRow key={event.id} event={event} isStaff={isStaff} may={mayOf(event.tenant_id)} />
        ))}
      </TableBody>
    </Table>
  );
}

type RowProps = { event: EventSummary; may: EventMay } & Pick<EventsTableProps, 'isStaff'>;

/** Name, address and, where their columns are hidden, client, type and status. */
function NameCell({ event, isStaff }: Omit<RowProps, 'may'>) {
  const t = useTranslations('events');
  const { restorable_until: until } = event;
  return (
    <Cell>
      <span className="flex gap-3 sm:gap-4">
        <EventThumbnail look={event.look} className="h-16 w-14 sm:h-[4.5rem] sm:w-16" />
        <span className="min-w-0">
          {until ? (
            <span className="block max-w-[26rem] font-semibold wrap-anywhere">{event.name}</span>
          ) : (
            <EventName event={event} className="max-w-[26rem] wrap-anywhere" />
          )}
          <span className="block text-[0.9375rem] break-all text-muted">/{event.slug}</span>
          {until ? (
            <span className="block text-[0.9375rem] text-muted">
              {t.rich('restorableUntil', { day: () => <Day at={until} /> })}
            </span>
          ) : null}
          {isStaff ? (
            <span className="block text-[0.9375rem] text-muted lg:hidden">{event.tenant_name}</span>
          ) : null}
          <span className="block text-[0.9375rem] text-muted md:hidden">
            {t(`types.${TYPE_KEYS[event.event_type.type]}.name`)} · {t('orders')}:{' '}
            <Count value={event.order_count} />
          </span>
          <span className="mt-1.5 block sm:hidden">
            <EventState event={event} />
          </span>
        </span>
      </span>
    </Cell>
  );
}

function EventRow({ event, isStaff, may }: RowProps) {
  const t = useTranslations('events');
  return (
    <tr className="[&>td]:align-top">
      <NameCell event={event} isStaff={isStaff} />
      {isStaff ? <Cell className="max-lg:hidden">{event.tenant_name}</Cell> : null}
      <Cell className="max-md:hidden">{t(`types.${TYPE_KEYS[event.event_type.type]}.name`)}</Cell>
      <Cell className="max-sm:hidden">
        <EventState event={event} />
      </Cell>
      <Cell align="end" className="max-lg:hidden">
        <Count value={event.product_count} />
      </Cell>
      <Cell align="end" className="max-md:hidden">
        <Count value={event.order_count} />
      </Cell>
      <Cell className="max-xl:hidden">
        <Day at={event.created_at} />
      </Cell>
      <Cell className="max-lg:hidden">
        <Day at={event.updated_at} />
      </Cell>
      <Cell align="end" className="w-px">
        <EventMenu event={event} may={may} place="list" />
      </Cell>
    </tr>
  );
}
