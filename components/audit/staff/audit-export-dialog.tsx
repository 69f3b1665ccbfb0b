'use client';

import { ExportFrame } from '@/components/admin/list/jobs/export-frame';
import { useExport } from '@/lib/modules/lists/client/use-export';

interface DialogProps {
  query: Readonly<Record<string, string>>;
  known: string | undefined;
  onClose: () => void;
}

const PLACE = { list: 'audit', tenant: null } as const;

/** Exports the log as it is filtered, shows how far it is and offers the file. It can be left. D44-9. */
export function AuditExportDialog({ query, known, onClose }: DialogProps) {
  const made = useExport(PLACE, { query, sort: null, columns: [] }, known);
  const { job } = made;
  const mayStart = known === undefined ? job === null : job?.status === 'failed' || job?.status === 'expired';
  return <ExportFrame place={PLACE} made={made} known={known} mayStart={mayStart} onClose={onClose} />;
}
