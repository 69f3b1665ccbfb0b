'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { FindForm } from '@/components/forms/find-form';
import { SelectField } from '@/components/ui/select-field';
import { CLIENT_STATUSES } from '@/lib/contracts/clients/list-clients';
import { clientsHref, type ClientQuery, type ClientQueryChange } from './client-query';

/** Narrows the clients by name and state. */
export function ClientFilters({ query }: { query: ClientQuery }) {
  const t = useTranslations('clients');
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const change = (wish: ClientQueryChange) => startTransition(() => router.push(clientsHref(query, wish)));
  return (
    <FindForm
      action="/clients"
      label={t('narrow')}
      busy={pending}
      search={query.search ?? ''}
      texts={{ search: t('search'), find: t('find') }}
      onFind={(search) => change({ search })}
      fieldClassName="lg:w-96"
    >
      <SelectField
        label={t('statusLabel')}
        name="status"
        placeholder={t('anyStatus')}
        options={CLIENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={query.status ?? ''}
        onChange={(event) => change({ status: CLIENT_STATUSES.find((one) => one === event.target.value) })}
        className="lg:w-64"
      />
    </FindForm>
  );
}
