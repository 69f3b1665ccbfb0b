'use client';

import type { ReactNode } from 'react';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { useExport } from '@/lib/modules/lists/client/use-export';
import { ExportFrame } from './export-frame';

interface WholeExportDialogProps {
  place: ListPlace;
  /** The filters of the rows. */
  query: Record<string, string>;
  /** An export made earlier, which is shown instead of making one. */
  known: string | undefined;
  onClose: () => void;
  /** What will be in the file, while it can be asked for. */
  children?: ReactNode;
}

/**
 * Exports a list as it is filtered, with nothing to choose; `ExportDialog` is for lists with rows and columns to choose from. It can
 * be left. D40-11, D44-9.
 */
export function WholeExportDialog({ place, query, known, onClose, children }: WholeExportDialogProps) {
  const made = useExport(place, { query, sort: null, columns: [] }, known);
  const { job } = made;
  const mayStart = known === undefined ? job === null : job?.status === 'failed' || job?.status === 'expired';
  return (
    <ExportFrame place={place} made={made} known={known} mayStart={mayStart} onClose={onClose}>
      {mayStart ? children : null}
    </ExportFrame>
  );
}
