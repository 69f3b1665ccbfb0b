import { ScrollText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';

/** A page of a log's entries. */
interface LogPage<Entry> {
  entries: readonly Entry[];
  next_cursor: string | null;
}

interface LogListProps<Entry> {
  list: ListState;
  /** Null if it could not be loaded. */
  page: LogPage<Entry> | null;
  filters: ReactNode;
  table: (entries: readonly Entry[]) => ReactNode;
  /** Above the entries. */
  children?: ReactNode;
}

/** A log with its filters. */
export function LogList<Entry>({ list, page, filters, table, children }: LogListProps<Entry>) {
  const t = useTranslations('auditLog');
  const entries = page?.entries ?? [];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{ label: t('narrow'), children: filters }}
      rows={entries.length > 0 ? table(entries) : null}
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
      {children}
    </ListView>
  );
}
