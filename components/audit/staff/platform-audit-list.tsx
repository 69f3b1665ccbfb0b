import { ScrollText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { PlatformAuditPage } from '@/lib/modules/audit/contract/list-platform-audit';
import { ActionFilter } from './action-filter';
import { PlatformAuditTable } from './platform-audit-table';

interface PlatformAuditListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: PlatformAuditPage | null;
}

/** The platform's own log with its filter. D44-10. */
export function PlatformAuditList({ list, page }: PlatformAuditListProps) {
  const t = useTranslations('auditLog');
  const entries = page?.entries ?? [];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{ label: t('narrow'), children: <ActionFilter /> }}
      rows={entries.length > 0 ? <PlatformAuditTable entries={entries} /> : null}
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
