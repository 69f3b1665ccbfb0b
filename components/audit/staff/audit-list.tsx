import { ScrollText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { filtersOf } from '@/components/admin/list/jobs/rows-of';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { AuditPage } from '@/lib/modules/audit/contract/list-audit';
import { ActionFilter } from './action-filter';
import { AuditExport } from './audit-export';
import { AuditTable } from './audit-table';

interface AuditListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: AuditPage | null;
  /** The clients to filter by; empty when there are too many for a menu. */
  tenants: readonly { id: string; name: string }[];
  /** An export made earlier whose file is to be offered (D48-3). */
  known?: string | undefined;
}

/** The audit log with its filters. */
export function AuditList({ list, page, tenants, known }: AuditListProps) {
  const t = useTranslations('auditLog');
  const entries = page?.entries ?? [];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{ label: t('narrow'), children: <Filters tenants={tenants} /> }}
      rows={entries.length > 0 ? <AuditTable entries={entries} /> : null}
      nothing={{
        icon: <ScrollText aria-hidden="true" />,
        title: t('empty'),
        text: t('nothingYet'),
        noMatch: { title: t('noMatch'), text: t('emptyText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: entries.length }),
        next: page?.next_cursor ?? null,
      }}
    >
      <div className="flex justify-end">
        <AuditExport query={filtersOf(list.query)} known={known} />
      </div>
    </ListView>
  );
}

function Filters({ tenants }: Pick<AuditListProps, 'tenants'>) {
  const t = useTranslations('auditLog');
  return (
    <>
      <ActionFilter />
      {tenants.length > 0 ? (
        <FilterSelect
          name="tenant"
          label={t('client')}
          any={t('allClients')}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </>
  );
}
