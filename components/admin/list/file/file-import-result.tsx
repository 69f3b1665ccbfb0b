'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import type { CommonProblem } from '@/lib/modules/lists/rules/read-csv-file';
import { JobProgress } from '../jobs/job-progress';
import { CsvNotes } from './csv-notes';
import { CsvProblems } from './csv-problems';

interface ResultProps<Problem extends string> {
  work: FileImport<Problem>;
  /** The file changes nothing. */
  isEmpty: boolean;
  /** What the file changes, or has changed. */
  summary: string;
  /** The header of a column by its id. */
  columnText: (id: string) => string;
  problemText: (code: Exclude<Problem, CommonProblem>) => string;
  /** What is said of notes on rows that are right; of a kind of file that has none, nothing. */
  noteText?: (code: Problem, count: number) => string;
  /** Reads its errors from the given place on. */
  readMore: (from: number) => Promise<FileImport<Problem>>;
}

/** How far the job is, what a checked file would change, each cell that is wrong, or that all of it is written. D48-1. */
export function FileImportResult<Problem extends string>(props: ResultProps<Problem>) {
  const { work, isEmpty, summary } = props;
  const t = useTranslations('lists.file');
  const { status, rows_done: done, rows_total: total, file_name: name, problem } = work;
  if (status === 'waiting' || status === 'checking' || status === 'applying') {
    const text = t(status === 'applying' ? 'applying' : 'checkingFile', { name, done, total: total ?? 0 });
    return (
      <div className="grid gap-2">
        <JobProgress text={text} done={done} total={total} />
        <p className="text-muted">{t('leave')}</p>
      </div>
    );
  }
  if (problem) {
    return (
      <Alert tone="danger" announce="alert" title={t('failed', { name })}>
        {t(`problems.${problem}`)}
      </Alert>
    );
  }
  const title = status === 'done' ? t('applied', { name }) : t(isEmpty ? 'nothing' : 'ready');
  return (
    <div className="grid gap-3">
      {status === 'checked' ? <p className="break-all text-muted">{name}</p> : null}
      {work.error_count > 0 ? (
        <WrongCells key={work.id} {...props} />
      ) : (
        <Alert tone={isEmpty ? 'info' : 'ok'} announce="status" title={title}>
          {summary}
        </Alert>
      )}
      {status === 'checked' && props.noteText ? (
        <CsvNotes notes={work.notes} count={work.note_count} noteText={props.noteText} />
      ) : null}
    </div>
  );
}

/** The errors of a file, and the act that lists more of them. */
function useMoreErrors<Problem extends string>({ work, readMore }: ResultProps<Problem>) {
  const [more, setMore] = useState<{ errors: typeof work.errors; busy: boolean; failure: unknown }>({
    errors: [],
    busy: false,
    failure: null,
  });
  const errors = [...work.errors, ...more.errors];
  async function load() {
    if (more.busy) return;
    setMore((before) => ({ ...before, busy: true, failure: null }));
    try {
      const next = await readMore(errors.length);
      setMore((before) => ({ errors: [...before.errors, ...next.errors], busy: false, failure: null }));
    } catch (failure) {
      setMore((before) => ({ ...before, busy: false, failure }));
    }
  }
  return { errors, busy: more.busy, failure: more.failure, load };
}

function WrongCells<Problem extends string>(props: ResultProps<Problem>) {
  const t = useTranslations('lists.file');
  const text = useErrorText();
  const { errors, busy, failure, load } = useMoreErrors(props);
  const { error_count: count } = props.work;
  return (
    <CsvProblems errors={errors} count={count} columnText={props.columnText} problemText={props.problemText}>
      <FormAlert error={failure ? text.call(failure) : undefined} />
      {count > errors.length ? (
        <span className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" busy={busy} onClick={() => void load()}>
            {t('showMore')}
          </Button>
          <span className="text-muted">{t('more', { count: count - errors.length })}</span>
        </span>
      ) : null}
    </CsvProblems>
  );
}
