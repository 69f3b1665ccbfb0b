'use client';

import { browserCall } from '@/lib/client/browser';
import { urlOf } from '@/lib/client/call';
import type { createExport, readExport } from '@/lib/modules/lists/contract/exports';
import type { AskedRows, ListExport } from '@/lib/modules/lists/contract/list-export';
import * as paths from '@/lib/modules/lists/contract/paths';
import { paramsOf, type ListPlace } from './list-place';
import { useFollowedJob, type FollowedJob } from './use-followed-job';

/** What is exported; without columns all that the caller may see. */
interface ExportRequest {
  query: Record<string, string>;
  rows?: AskedRows | undefined;
  sort: string | null;
  columns: string[];
}

/** Makes a CSV file of a list in the background; `known`: follows this one, made earlier. D48-3. */
export function useExport(place: ListPlace, request: ExportRequest, known?: string): FollowedJob<ListExport> {
  const isStaff = place.tenant === null;
  return useFollowedJob<ListExport>(
    place,
    {
      asked: request,
      begin: (headers) =>
        browserCall<typeof createExport>(isStaff ? paths.createStaffExportCall : paths.createExportCall, {
          params: paramsOf(place),
          body: request,
          headers,
        }),
      read: (id) =>
        browserCall<typeof readExport>(isStaff ? paths.readStaffExportCall : paths.readExportCall, {
          params: paramsOf(place, { export: id }),
          progress: false,
        }),
      event: 'export.changed',
      idField: 'export_id',
    },
    known,
  );
}

/** Where the file of an export can be downloaded. */
export function exportFileHref(place: ListPlace, id: string): string {
  const call = place.tenant === null ? paths.staffExportFileCall : paths.exportFileCall;
  return urlOf(call.path, paramsOf(place, { export: id }));
}
