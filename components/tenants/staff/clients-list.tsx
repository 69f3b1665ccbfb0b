import { Building2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { ClientPage } from '@/lib/modules/tenants/contract/list-clients';
import { CLIENT_STATUSES } from '@/lib/modules/tenants/rules/client-status';
import { ClientsTable } from './clients-table';

interface ClientsListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: ClientPage | null;
  mayVerify: boolean;
  mayInvite: boolean;
  mayOpen: boolean;
  maySeeBilling: boolean;
  mayChangeCredit: boolean;
}

/** The list of clients with its filters. */
export function ClientsList({ list, page, ...may }: ClientsListProps) {
  const t = useTranslations('clients');
  const clients = page?.clients ?? [];
  const sorts = [
    { value: '-created_at', label: t('newest') },
    { value: 'created_at', label: t('oldest') },
  ];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        search: { label: t('search'), maxLength: 120 },
        sort: { options: sorts, className: 'lg:hidden' },
        children: (
          <FilterSelect
            name="status"
            label={t('statusLabel')}
            any={t('anyStatus')}
            options={CLIENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        ),
      }}
      rows={clients.length > 0 ? <ClientsTable clients={clients} list={list} {...may} /> : null}
      nothing={{
        icon: <Building2 aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
        noMatch: { title: t('empty'), text: t('emptyText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: clients.length }),
        next: page?.next_cursor ?? null,
      }}
    />
  );
}
