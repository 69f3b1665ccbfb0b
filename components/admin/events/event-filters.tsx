'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { EVENT_STATUSES, EVENT_TYPES } from '@/lib/domain/events/event-types';
import { eventsHref, STATUS_KEYS, TYPE_KEYS, type EventQuery, type EventQueryChange } from './event-query';

interface EventFiltersProps {
  query: EventQuery;
  /** The clients that staff may narrow to; null for a client. */
  tenants: readonly { id: string; name: string }[] | null;
}

/** Narrows the list; every choice stands in the URL, and the form works without script too. */
export function EventFilters({ query, tenants }: EventFiltersProps) {
  const t = useTranslations('events');
  const status = useTranslations('admin.eventStatus');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const change = (wish: EventQueryChange) => startTransition(() => router.push(eventsHref(query, wish)));

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    change({ search: typeof typed === 'string' ? typed.trim() || undefined : undefined });
  }
  return (
    <form
      method="get"
      action="/events"
      role="search"
      aria-label={t('narrow')}
      aria-busy={pending || undefined}
      onSubmit={find}
      className="mt-5 grid gap-3 sm:grid-cols-2 lg:flex lg:flex-wrap lg:items-end"
    >
      <SearchField search={query.search ?? ''} />
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
    </form>
  );
}

/** What is looked for, and the button that looks. */
function SearchField({ search }: { search: string }) {
  const t = useTranslations('events');
  return (
    <div className="flex items-end gap-2 max-lg:col-span-full">
      <TextField
        key={search}
        label={t('search')}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={120}
        className="min-w-0 grow lg:w-72"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden="true" className="size-4.5" />}>
        {t('find')}
      </Button>
    </div>
  );
}
