'use client';

import { ExportFrame } from '@/components/admin/list/jobs/export-frame';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { useExport } from '@/lib/modules/lists/client/use-export';

interface DialogProps {
  place: CodesPlace;
  batch: CodeBatch;
  known: string | undefined;
  onClose: () => void;
}

/** Exports a batch's codes as CSV, shows how far it is and offers the file. It can be left. D40-11. */
export function ExportCodesDialog({ place: { tenant, slug }, batch, known, onClose }: DialogProps) {
  const place = { list: 'codes', tenant } as const;
  const asked = { query: { event: slug, batch: batch.id }, sort: null, columns: [] };
  const made = useExport(place, asked, known);
  const { job } = made;
  const mayStart = known === undefined ? job === null : job?.status === 'failed' || job?.status === 'expired';
  return <ExportFrame place={place} made={made} known={known} mayStart={mayStart} onClose={onClose} />;
}
