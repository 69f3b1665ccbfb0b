'use client';

import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Skeleton } from '@/components/ui/skeleton';
import { PagedChoice, type PagedLabels } from './paged-choice';

interface LogPanelProps {
  id: string;
  title: string;
  lead: ReactNode;
  /** The box that leaves only what failed. */
  filter: { label: string; checked: boolean; onChange: (checked: boolean) => void };
  /** How far the log has come; `shown` is undefined until its first page has. */
  list: { shown: number | undefined; hasMore: boolean; loading: boolean; failed: boolean };
  onMore: () => void;
  onRetry: () => void;
  labels: PagedLabels & { none: string };
  /** The entries; shown once there are any. */
  children: ReactNode;
}

/** A log in a panel, the newest first, with its further pages on request and a box for what failed. S2.2-176, S4-91. */
export function LogPanel({
  id,
  title,
  lead,
  filter,
  list,
  onMore,
  onRetry,
  labels,
  children,
}: LogPanelProps) {
  const { label, checked, onChange } = filter;
  return (
    <Panel id={id} title={title}>
      <p className="mb-4 text-muted">{lead}</p>
      <CheckboxField
        label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mb-4"
      />
      <div className="grid gap-4">
        <PagedChoice
          list={list}
          onMore={onMore}
          onRetry={onRetry}
          labels={labels}
          empty={<p className="text-muted">{labels.none}</p>}
        >
          {list.shown === undefined ? list.failed ? null : <Skeleton className="h-40" /> : children}
        </PagedChoice>
      </div>
    </Panel>
  );
}
