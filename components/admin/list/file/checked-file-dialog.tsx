'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { toast } from '@/components/ui/toast';
import type { CommonProblem, CsvError } from '@/lib/modules/lists/rules/read-csv-file';
import { CsvDialog } from './csv-dialog';
import { CsvProblems } from './csv-problems';
import { useCheckedFile, type SendFile } from './use-checked-file';

/** What a call has found in a file. */
interface FileResult {
  /** All of it is written. */
  applied: boolean;
  error_count: number;
  /** The first of them. */
  errors: readonly CsvError<string>[];
}

type ProblemOf<Result extends FileResult> = Result['errors'][number]['code'];

interface ResultProps<Result extends FileResult> {
  /** How much the file changes. */
  changes: (result: Result) => number;
  /** What the file would change, in a sentence. */
  summary: (result: Result) => ReactNode;
  /** The changes one by one. */
  details?: (result: Result) => ReactNode;
  /** The header of a column by its id. */
  columnText: (id: string) => string;
  problemText: (code: Exclude<ProblemOf<Result>, CommonProblem>) => string;
}

interface CheckedFileDialogProps<Result extends FileResult> extends ResultProps<Result> {
  /** Checks the file, or writes it too. */
  send: SendFile<Result>;
  /** Where the file to fill in can be downloaded. */
  href: string;
  /** What the dialog says of this kind of file: `done` once all of it is written. */
  texts: Record<'title' | 'download' | 'upload' | 'apply' | 'done', string>;
  /** How the file is filled in. */
  fill: ReactNode;
  onClose: () => void;
}

/**
 * Downloads a file, takes it back, shows what it would change or what is wrong in it, and writes it, for files that one
 * call checks and writes; `FileImportDialog` is for those that a job works on. D48-1.
 */
export function CheckedFileDialog<Result extends FileResult>(props: CheckedFileDialogProps<Result>) {
  const { send, href, texts, fill, changes, onClose } = props;
  const router = useRouter();
  const { file, result, busy, failure, check, apply } = useCheckedFile(send, () => {
    toast('success', texts.done);
    router.refresh();
    onClose();
  });
  return (
    <CsvDialog
      {...texts}
      href={href}
      fill={fill}
      fileName={file?.name}
      isReady={result !== null && result.error_count === 0 && changes(result) > 0}
      busy={busy}
      failure={failure}
      onFile={check}
      onApply={apply}
      onClose={onClose}
    >
      {result ? <CheckedFileResult {...props} result={result} /> : null}
    </CsvDialog>
  );
}

/** What a checked file would change, or each cell that is wrong. */
function CheckedFileResult<Result extends FileResult>(props: ResultProps<Result> & { result: Result }) {
  const { result, changes, summary, details, columnText, problemText } = props;
  const t = useTranslations('lists.file');
  const { errors, error_count: count } = result;
  if (count > 0)
    return (
      <CsvProblems<ProblemOf<Result>>
        errors={errors}
        count={count}
        columnText={columnText}
        problemText={problemText}
      >
        {count > errors.length ? (
          <p className="text-muted">{t('more', { count: count - errors.length })}</p>
        ) : null}
      </CsvProblems>
    );
  const isEmpty = changes(result) === 0;
  return (
    <div className="grid gap-3">
      <Alert tone={isEmpty ? 'info' : 'ok'} announce="status" title={t(isEmpty ? 'nothing' : 'ready')}>
        {summary(result)}
      </Alert>
      {details?.(result)}
    </div>
  );
}
