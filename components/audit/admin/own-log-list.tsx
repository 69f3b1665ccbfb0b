import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { filtersOf } from '@/components/admin/list/jobs/rows-of';
import type { ListState } from '@/components/admin/list/list-state';
import { ActionFilter } from '@/components/audit/staff/action-filter';
import { AuditExport } from '@/components/audit/staff/audit-export';
import { LogList } from '@/components/audit/staff/log-list';
import { BRAND } from '@/lib/kernel/brand';
import type { Region } from '@/lib/kernel/regions';
import type { OwnAuditPage } from '@/lib/modules/audit/contract/list-own-audit';
import { LOG_ACTORS } from '@/lib/modules/audit/rules/own-log';
import { OwnLogTable } from './own-log-table';

interface OwnLogListProps {
  tenant: string;
  region: Region;
  list: ListState;
  /** Null if it could not be loaded. */
  page: OwnAuditPage | null;
  /** An export made earlier whose file is to be offered (D48-3). */
  known?: string | undefined;
}

/** A client's own log with its filters and its export. D44-14, D44-15. */
export function OwnLogList({ tenant, region, list, page, known }: OwnLogListProps) {
  return (
    <LogList
      list={list}
      page={page}
      filters={<Filters />}
      table={(entries) => <OwnLogTable entries={entries} region={region} />}
    >
      <div className="flex justify-end">
        <AuditExport place={{ list: 'own_audit', tenant }} query={filtersOf(list.query)} known={known} />
      </div>
    </LogList>
  );
}

function Filters() {
  const t = useTranslations('auditLog');
  const own = useTranslations('ownLog');
  const nameOf = (actor: (typeof LOG_ACTORS)[number]) =>
    actor === 'client' ? own('team') : t(`actor.${actor}`, { brand: BRAND.name });
  return (
    <>
      <ActionFilter />
      <FilterSelect
        name="actor"
        label={t('who')}
        any={own('anyone')}
        options={LOG_ACTORS.map((actor) => ({ value: actor, label: nameOf(actor) }))}
      />
    </>
  );
}
