import { Store } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ListView } from '@/components/admin/list/list-view';
import type { ListState } from '@/components/admin/list/list-state';
import { LinkButton } from '@/components/ui/link-button';
import type { EventPage } from '@/lib/modules/events/contract/list-events';
import type { EventMay } from './acts/event-may';
import { EventFilters } from './event-filters';
import { EventsTable } from './events-table';
import { EventsViews } from './events-views';

interface EventsListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: EventPage | null;
  /** For staff: the clients to filter by; their list mixes several clients. */
  tenants: readonly { id: string; name: string }[] | null;
  /** Where to create an event; null for those who may not. */
  create: string | null;
  /** The client whose list this is; null for staff, who see all clients'. */
  tenant: string | null;
  /** What the visitor may do with the events of a client. */
  mayOf: (tenant: string) => EventMay;
}

const SORT_KEYS = {
  '-updated_at': 'changed',
  updated_at: 'unchanged',
  '-created_at': 'newest',
  created_at: 'oldest',
} as const;
const SORTS = Object.keys(SORT_KEYS) as (keyof typeof SORT_KEYS)[];

/** The list of events with its filters. */
export function EventsList({ list, page, tenants, create, tenant, mayOf }: EventsListProps) {
  const t = useTranslations('events');
  const events = page?.events ?? [];
  const isDeletedList = list.query['status'] === 'Deleted' && list.query['search'] === undefined;
  const sorts = SORTS.map((value) => ({ value, label: t(`sorts.${SORT_KEYS[value]}`) }));
  const first = create ? (
    <LinkButton href={create} prefetch={false}>
      {t('create')}
    </LinkButton>
  ) : null;
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        search: { label: t(tenants ? 'searchAll' : 'search'), maxLength: 120 },
        sort: { options: sorts, className: 'md:min-w-44 xl:hidden' },
        children: <EventFilters tenants={tenants} />,
      }}
      rows={
        events.length > 0 ? (
          <EventsTable events={events} list={list} isStaff={tenants !== null} mayOf={mayOf} />
        ) : null
      }
      nothing={{
        icon: <Store aria-hidden="true" />,
        title: t('empty'),
        text: t('emptyText'),
        action: first,
        noMatch: isDeletedList
          ? { title: t('noneDeleted'), text: t('noneDeletedText') }
          : { title: t('noneFound'), text: t('noneFoundText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: events.length }),
        next: page?.next_cursor ?? null,
      }}
    >
      <EventsViews tenant={tenant} />
    </ListView>
  );
}
