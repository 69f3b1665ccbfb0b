'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';

interface CsvNotesProps<Problem extends string> {
  /** The first of them. */
  notes: FileImport<Problem>['notes'];
  count: number;
  noteText: (code: Problem, count: number) => string;
}

/** What to know of rows of a file in which nothing is wrong, before it is written. D48-1. */
export function CsvNotes<Problem extends string>({ notes, count, noteText }: CsvNotesProps<Problem>) {
  const t = useTranslations('lists.file');
  const [first] = notes;
  if (!first) return null;
  const rows = notes.flatMap(({ row }) => row ?? []);
  return (
    <Alert tone="warn" title={noteText(first.code, count)}>
      <p className="max-h-40 overflow-y-auto wrap-anywhere tabular-nums" tabIndex={0}>
        {t('noteRows', { count: rows.length, rows: rows.join(', ') })}
        {count > rows.length ? ` ${t('more', { count: count - rows.length })}` : null}
      </p>
    </Alert>
  );
}
