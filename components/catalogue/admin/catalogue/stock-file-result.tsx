'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ImportResult } from '@/lib/modules/catalogue/contract/stock-file';
import { FILE_COLUMNS, type FileColumn } from '@/lib/modules/catalogue/rules/stock-file';

const isColumn = (id: string): id is FileColumn => FILE_COLUMNS.some((one) => one === id);

/** What a checked file would change, or each cell that is wrong. */
export function StockFileResult({ result }: { result: ImportResult }) {
  const t = useTranslations('eventCatalogue.file');
  const { errors, error_count: count, rows, stock_changes: stock, price_changes: prices } = result;
  if (count === 0) {
    const isEmpty = stock + prices === 0;
    return (
      <Alert tone={isEmpty ? 'info' : 'ok'} announce="status" title={t(isEmpty ? 'nothing' : 'ready')}>
        {t('summary', { rows, stock, prices })}
      </Alert>
    );
  }
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
              <Cell className="px-3! py-2!">
                {column === null ? '–' : isColumn(column) ? t(`columns.${column}`) : column}
              </Cell>
              <Cell className="px-3! py-2!">{t(`errors.${code}`)}</Cell>
            </tr>
          ))}
        </TableBody>
      </Table>
      {count > errors.length ? (
        <p className="text-muted">{t('more', { count: count - errors.length })}</p>
      ) : null}
    </div>
  );
}
