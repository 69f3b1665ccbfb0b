import type { ListState } from '@/components/admin/list/list-state';
import type { PlatformAuditPage } from '@/lib/modules/audit/contract/list-platform-audit';
import { ActionFilter } from './action-filter';
import { LogList } from './log-list';
import { PlatformAuditTable } from './platform-audit-table';

interface PlatformAuditListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: PlatformAuditPage | null;
}

/** The platform's own log with its filter. D44-10. */
export function PlatformAuditList({ list, page }: PlatformAuditListProps) {
  return (
    <LogList
      list={list}
      page={page}
      filters={<ActionFilter />}
      table={(entries) => <PlatformAuditTable entries={entries} />}
    />
  );
}
