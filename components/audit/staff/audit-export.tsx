'use client';

import dynamic from 'next/dynamic';
import { ExportButton } from '@/components/admin/list/jobs/export-button';

// Loaded when it is opened.
const WholeExportDialog = dynamic(
  () => import('@/components/admin/list/jobs/whole-export-dialog').then((module) => module.WholeExportDialog),
  { ssr: false },
);

interface AuditExportProps {
  /** The filters of the list now. */
  query: Record<string, string>;
  /** An export made earlier whose file is to be offered: the link of its mail names it (D48-3). */
  known?: string | undefined;
}

const PLACE = { list: 'audit', tenant: null } as const;

/** The filtered log as a CSV file, in the background. D44-9. */
export function AuditExport({ query, known }: AuditExportProps) {
  return (
    <ExportButton known={known}>
      {(dialog) => <WholeExportDialog place={PLACE} query={query} {...dialog} />}
    </ExportButton>
  );
}
