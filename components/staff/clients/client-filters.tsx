'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { CLIENT_STATUSES } from '@/lib/contracts/clients/list-clients';
import { clientsHref, type ClientQuery, type ClientQueryChange } from './client-query';

/** Narrows the list; every choice stands in the URL, and the form works without script too. */
export function ClientFilters({ query }: { query: ClientQuery }) {
  const t = useTranslations('clients');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const change = (wish: ClientQueryChange) => startTransition(() => router.push(clientsHref(query, wish)));

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    change({ search: typeof typed === 'string' ? typed.trim() || undefined : undefined });
  }
  return (
    <form
      method="get"
      action="/clients"
      role="search"
      aria-label={t('narrow')}
      aria-busy={pending || undefined}
      onSubmit={find}
      className="mt-5 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:flex lg:items-end"
    >
      <TextField
        key={query.search ?? ''}
        label={t('search')}
        type="search"
        name="search"
        defaultValue={query.search ?? ''}
        maxLength={120}
        className="lg:w-96"
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<Search aria-hidden="true" className="size-4.5" />}
        className="self-end"
      >
        {t('find')}
      </Button>
      <SelectField
        label={t('statusLabel')}
        name="status"
        placeholder={t('anyStatus')}
        options={CLIENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={query.status ?? ''}
        onChange={(event) => change({ status: CLIENT_STATUSES.find((one) => one === event.target.value) })}
        className="lg:w-64"
      />
    </form>
  );
}
