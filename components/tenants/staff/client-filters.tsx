'use client';

import { useTranslations } from 'next-intl';
import { FindForm } from '@/components/form/find-form';
import { useListQuery } from '@/components/form/use-list-query';
import { SelectField } from '@/components/ui/select-field';
import { CLIENT_STATUSES } from '@/lib/modules/tenants/contract/list-clients';
import { clientsHref, type ClientQuery, type ClientQueryChange } from './client-query';

/** Filters clients by name and status. Offers sorting where the table is too narrow for the sortable column. */
export function ClientFilters({ query }: { query: ClientQuery }) {
  const t = useTranslations('clients');
  const { asked, pending, change } = useListQuery<ClientQuery, ClientQueryChange>(query, clientsHref);
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
        value={asked.status ?? ''}
        onChange={(event) => change({ status: CLIENT_STATUSES.find((one) => one === event.target.value) })}
        className="lg:w-64"
      />
      <SelectField
        label={t('sort')}
        name="sort"
        options={[
          { value: '-created_at', label: t('newest') },
          { value: 'created_at', label: t('oldest') },
        ]}
        value={asked.sort ?? '-created_at'}
        onChange={(event) => change({ sort: event.target.value === 'created_at' ? 'created_at' : undefined })}
        className="lg:hidden"
      />
    </FindForm>
  );
}
