'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { FindForm } from '@/components/forms/find-form';
import { SelectField } from '@/components/ui/select-field';
import { EVENT_STATUSES, EVENT_TYPES } from '@/lib/domain/events/event-types';
import { eventsHref, STATUS_KEYS, TYPE_KEYS, type EventQuery, type EventQueryChange } from './event-query';

interface EventFiltersProps {
  query: EventQuery;
  /** The clients that staff may narrow to; null for a client. */
  tenants: readonly { id: string; name: string }[] | null;
}

/** Narrows the events by name, state, kind and client. */
export function EventFilters({ query, tenants }: EventFiltersProps) {
  const t = useTranslations('events');
  const status = useTranslations('admin.eventStatus');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const change = (wish: EventQueryChange) => startTransition(() => router.push(eventsHref(query, wish)));
  return (
    <FindForm
      action="/events"
      label={t('narrow')}
      busy={pending}
      search={query.search ?? ''}
      texts={{ search: t('search'), find: t('find') }}
      onFind={(search) => change({ search })}
      fieldClassName="lg:w-72"
    >
      <SelectField
        label={t('status')}
        name="status"
        placeholder={t('anyStatus')}
        options={EVENT_STATUSES.map((value) => ({ value, label: status(STATUS_KEYS[value]) }))}
        value={query.status ?? ''}
        onChange={(event) => change({ status: EVENT_STATUSES.find((one) => one === event.target.value) })}
        className="lg:w-44"
      />
      <SelectField
        label={t('type')}
        name="type"
        placeholder={t('anyType')}
        options={EVENT_TYPES.map((value) => ({ value, label: t(`types.${TYPE_KEYS[value]}.name`) }))}
        value={query.type ?? ''}
        onChange={(event) => change({ type: EVENT_TYPES.find((one) => one === event.target.value) })}
        className="lg:w-48"
      />
      {tenants ? (
        <SelectField
          label={t('client')}
          name="tenant"
          placeholder={t('allClients')}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
          value={query.tenant ?? ''}
          onChange={(event) => change({ tenant: event.target.value || undefined })}
          className="lg:w-56"
        />
      ) : null}
    </FindForm>
  );
}
