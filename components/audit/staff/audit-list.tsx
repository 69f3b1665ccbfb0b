import { ScrollText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { AUDIT_ACTIONS, LOGGED_ACTIONS, type LoggedAction } from '@/lib/audit/action-types';
import type { AuditPage } from '@/lib/modules/audit/contract/list-audit';
import { AuditTable } from './audit-table';

interface AuditListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: AuditPage | null;
  /** The clients to filter by; empty when there are too many for a menu. */
  tenants: readonly { id: string; name: string }[];
}

/** The 25 audit types of S3.9 first, then the other recorded actions. */
const ACTIONS: readonly LoggedAction[] = [...new Set<LoggedAction>([...AUDIT_ACTIONS, ...LOGGED_ACTIONS])];

/** The audit log with its filters. */
export function AuditList({ list, page, tenants }: AuditListProps) {
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
    />
  );
}

function Filters({ tenants }: Pick<AuditListProps, 'tenants'>) {
  const t = useTranslations('auditLog');
  return (
    <>
      <FilterSelect
        name="action"
        label={t('actionLabel')}
        any={t('anyAction')}
        options={ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) }))}
        className="md:w-80"
      />
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
