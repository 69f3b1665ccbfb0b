import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { filtersOf } from '@/components/admin/list/jobs/rows-of';
import type { ListState } from '@/components/admin/list/list-state';
import type { AuditPage } from '@/lib/modules/audit/contract/list-audit';
import { ActionFilter } from './action-filter';
import { AuditExport } from './audit-export';
import { AuditTable } from './audit-table';
import { LogList } from './log-list';

interface AuditListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: AuditPage | null;
  /** The clients to filter by; empty when there are too many for a menu. */
  tenants: readonly { id: string; name: string }[];
  /** An export made earlier whose file is to be offered (D48-3). */
  known?: string | undefined;
}

const ALL_CLIENTS = { list: 'audit', tenant: null } as const;

/** The clients' log with its filters. */
export function AuditList({ list, page, tenants, known }: AuditListProps) {
  return (
    <LogList
      list={list}
      page={page}
      filters={<Filters tenants={tenants} />}
      table={(entries) => <AuditTable entries={entries} />}
    >
      <div className="flex justify-end">
        <AuditExport place={ALL_CLIENTS} query={filtersOf(list.query)} known={known} />
      </div>
    </LogList>
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
