'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ExportButton } from '@/components/admin/list/jobs/export-button';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { COUNTED_TO } from '@/lib/modules/lists/rules/limits';

// Loaded when it is opened.
const WholeExportDialog = dynamic(
  () => import('@/components/admin/list/jobs/whole-export-dialog').then((module) => module.WholeExportDialog),
  { ssr: false },
);

interface AuditExportProps {
  place: ListPlace;
  /** The filters of the list now. */
  query: Record<string, string>;
  /** An export made earlier whose file is to be offered: the link of its mail names it (D48-3). */
  known?: string | undefined;
}

/** The filtered log as a CSV file, in the background. D44-9. */
export function AuditExport({ place, query, known }: AuditExportProps) {
  const t = useTranslations('lists.export');
  // A log is not counted.
  const rows = t(Object.keys(query).length > 0 ? 'matching' : 'allRows', { count: COUNTED_TO + 1 });
  return (
    <ExportButton known={known}>
      {(dialog) => (
        <WholeExportDialog place={place} query={query} {...dialog}>
          <p className="font-semibold">{rows}</p>
        </WholeExportDialog>
      )}
    </ExportButton>
  );
}
