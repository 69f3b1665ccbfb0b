'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { toast } from '@/components/ui/toast';
import type { FileImportClient } from '@/lib/modules/lists/client/file-import-client';
import { useFileImport } from '@/lib/modules/lists/client/use-file-import';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import type { CommonProblem } from '@/lib/modules/lists/rules/read-csv-file';
import { CsvDialog } from './csv-dialog';
import { FileImportResult } from './file-import-result';

type ProblemOf<Work extends FileImport<string>> = Work['errors'][number]['code'];

interface FileImportDialogProps<Work extends FileImport<string>> {
  client: FileImportClient<Work>;
  /** Where the file to fill in can be downloaded. */
  href: string;
  /** What the dialog says of this kind of file: `done` once all of it is written. */
  texts: Record<'title' | 'download' | 'upload' | 'apply' | 'done', string>;
  /** How the file is filled in. */
  fill: ReactNode;
  /** How much the file changes. */
  changes: (work: Work) => number;
  /** What the file changes, or has changed. */
  summary: (work: Work) => string;
  /** The header of a column by its id. */
  columnText: (id: string) => string;
  problemText: (code: Exclude<ProblemOf<Work>, CommonProblem>) => string;
  noteText?: (code: ProblemOf<Work>, count: number) => string;
  /** What else is chosen before a checked file is written. */
  choices?: ReactNode;
  onClose: () => void;
}

/** Downloads a file, takes it back, shows what it would change or what is wrong in it, and writes it. D48-1, D48-2. */
export function FileImportDialog<Work extends FileImport<string>>(props: FileImportDialogProps<Work>) {
  const { client, href, texts, fill, changes, summary, columnText, problemText, choices, onClose } = props;
  const router = useRouter();
  const { work, running, sending, failure, check, apply } = useFileImport(client, () => {
    toast('success', texts.done);
    router.refresh();
  });
  const isReady = work?.status === 'checked' && work.error_count === 0 && changes(work) > 0;
  return (
    <CsvDialog
      {...texts}
      href={href}
      fill={fill}
      isReady={isReady}
      busy={sending || running}
      off={sending || running}
      failure={failure}
      onFile={check}
      onApply={apply}
      onClose={onClose}
    >
      {work ? (
        <FileImportResult<ProblemOf<Work>>
          work={work}
          isEmpty={changes(work) === 0}
          summary={summary(work)}
          columnText={columnText}
          problemText={problemText}
          {...(props.noteText ? { noteText: props.noteText } : {})}
          readMore={(from) => client.read(work.id, from)}
        />
      ) : null}
      {isReady ? choices : null}
    </CsvDialog>
  );
}
