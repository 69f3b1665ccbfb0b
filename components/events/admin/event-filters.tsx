'use client';

import { useTranslations } from 'next-intl';
import { FindForm } from '@/components/form/find-form';
import { useListQuery } from '@/components/form/use-list-query';
import { SelectField } from '@/components/ui/select-field';
import { EVENT_STATUSES, EVENT_TYPES } from '@/lib/modules/events/rules/event-types';
import {
  DEFAULT_SORT,
  eventsHref,
  SORT_KEYS,
  SORTS,
  STATUS_KEYS,
  TYPE_KEYS,
  type EventQuery,
  type EventQueryChange,
} from './event-query';

interface EventFiltersProps {
  query: EventQuery;
  /** Clients that staff can filter by; empty when there are too many for a menu, null for a client's own users. */
  tenants: readonly { id: string; name: string }[] | null;
}

/**
 * Filters events by name, status, type and client. Offers sorting where the table is too narrow for sortable columns.
 */
export function EventFilters({ query, tenants }: EventFiltersProps) {
  const t = useTranslations('events');
  const status = useTranslations('admin.eventStatus');
  const { asked, pending, change } = useListQuery<EventQuery, EventQueryChange>(query, eventsHref);
  return (
    <FindForm
      action="/events"
      label={t('narrow')}
      busy={pending}
      search={query.search ?? ''}
      texts={{ search: t(tenants ? 'searchAll' : 'search'), find: t('find') }}
      onFind={(search) => change({ search })}
      fieldClassName="lg:w-72"
    >
      <SelectField
        label={t('status')}
        name="status"
        placeholder={t('anyStatus')}
        options={EVENT_STATUSES.map((value) => ({ value, label: status(STATUS_KEYS[value]) }))}
        value={asked.status ?? ''}
        onChange={(event) => change({ status: EVENT_STATUSES.find((one) => one === event.target.value) })}
        className="lg:w-44"
      />
      <SelectField
        label={t('type')}
        name="type"
        placeholder={t('anyType')}
        options={EVENT_TYPES.map((value) => ({ value, label: t(`types.${TYPE_KEYS[value]}.name`) }))}
        value={asked.type ?? ''}
        onChange={(event) => change({ type: EVENT_TYPES.find((one) => one === event.target.value) })}
        className="lg:w-48"
      />
      {tenants && tenants.length > 0 ? (
        <SelectField
          label={t('client')}
          name="tenant"
          placeholder={t('allClients')}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
          value={asked.tenant ?? ''}
          onChange={(event) => change({ tenant: event.target.value || undefined })}
          className="lg:w-56"
        />
      ) : null}
      <SelectField
        label={t('sort')}
        name="sort"
        options={SORTS.map((value) => ({ value, label: t(`sorts.${SORT_KEYS[value]}`) }))}
        value={asked.sort ?? DEFAULT_SORT}
        onChange={(event) => change({ sort: SORTS.find((one) => one === event.target.value) })}
        className="lg:w-52 xl:hidden"
      />
    </FindForm>
  );
}
