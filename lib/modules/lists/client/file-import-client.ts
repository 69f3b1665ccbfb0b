import { browserCall } from '@/lib/client/browser';
import type { AnyRoute } from '@/lib/contract/route';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import type { FileImportCalls } from '@/lib/modules/lists/contract/file-import-calls';

/** What a page does with the files of one kind and place. */
export interface FileImportClient<Work extends FileImport<string>> {
  /** Tells its answers from those of other kinds and places. */
  key: readonly string[];
  /** The person's last file, also of an earlier visit; null for none. */
  latest: () => Promise<Work | null>;
  /** Sends a file, which a job checks; nothing is written. */
  start: (file: { file: Blob; name: string }) => Promise<Work>;
  /** A file with its errors from `from`, counted from 0. */
  read: (id: string, from: number) => Promise<Work>;
  /** Lets a job write a checked file. */
  apply: (id: string) => Promise<Work>;
}

/** The calls of a kind of file. `Work` is what its contracts answer. D48-1, D48-2. */
export function fileImportClient<Work extends FileImport<string>>(
  calls: FileImportCalls,
  params: Record<string, string>,
): FileImportClient<Work> {
  const ofOne = (id: string) => ({ ...params, import: id });
  return {
    key: [calls.start.path, ...Object.values(params)],
    latest: async () => {
      // Asked again and again while its job runs, so that the page shows no bar for it.
      const answer = await browserCall<AnyRoute>(calls.latest, { params, progress: false });
      return (answer as { import: Work | null }).import;
    },
    start: ({ file, name }) =>
      browserCall<AnyRoute>(calls.start, { params, query: { name }, body: file }) as Promise<Work>,
    read: (id, from) =>
      browserCall<AnyRoute>(calls.read, {
        params: ofOne(id),
        query: { errors_from: String(from) },
      }) as Promise<Work>,
    apply: (id) => browserCall<AnyRoute>(calls.apply, { params: ofOne(id) }) as Promise<Work>,
  };
}
