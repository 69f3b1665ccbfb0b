'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { COMMON_PROBLEMS, type CommonProblem, type CsvError } from '@/lib/modules/lists/rules/read-csv-file';

interface CsvProblemsProps<Problem extends string> {
  /** The first of them. */
  errors: readonly CsvError<Problem>[];
  count: number;
  /** The header of a column by its id. */
  columnText: (id: string) => string;
  /** What is said of a problem that not every file can have. */
  problemText: (code: Exclude<Problem, CommonProblem>) => string;
  /** What is said of those that are not listed. */
  children?: ReactNode;
}

/** What is wrong in a file that was sent in, by row and column: nothing of it was written. D48-1. */
export function CsvProblems<Problem extends string>(props: CsvProblemsProps<Problem>) {
  const { errors, count, columnText, problemText, children } = props;
  const t = useTranslations('lists.file');
  const textOf = (code: Problem) => {
    const common = COMMON_PROBLEMS.find((one) => one === code);
    return common ? t(`errors.${common}`) : problemText(code as Exclude<Problem, CommonProblem>);
  };
  return (
    <div className="grid gap-3">
      <Alert tone="danger" announce="alert" title={t('wrong', { count })}>
        {t('wrongText')}
      </Alert>
      <Table caption={t('wrongCaption')} className="max-h-72">
        <TableHead>
          <HeaderCell className="px-3!">{t('row')}</HeaderCell>
          <HeaderCell className="px-3!">{t('column')}</HeaderCell>
          <HeaderCell className="px-3!">{t('problem')}</HeaderCell>
        </TableHead>
        <TableBody>
          {errors.map(({ row, column, code }) => (
            <tr key={`${row} ${column} ${code}`}>
              <Cell className="px-3! py-2! tabular-nums">{row ?? t('wholeFile')}</Cell>
              <Cell className="px-3! py-2!">{column === null ? '–' : columnText(column)}</Cell>
              <Cell className="px-3! py-2!">{textOf(code)}</Cell>
            </tr>
          ))}
        </TableBody>
      </Table>
      {children}
    </div>
  );
}
