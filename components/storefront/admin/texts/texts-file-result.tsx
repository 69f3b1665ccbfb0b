'use client';

import { useTranslations } from 'next-intl';
import { CsvProblems } from '@/components/admin/list/file/csv-problems';
import { Alert } from '@/components/ui/alert';
import type { TextsImport } from '@/lib/modules/storefront/contract/texts/texts-file';
import { TEXT_COLUMNS, type TextColumn } from '@/lib/modules/storefront/rules/texts/texts-file';

const isColumn = (id: string): id is TextColumn => TEXT_COLUMNS.some((one) => one === id);

/** What a checked file would change, or each cell that is wrong. */
export function TextsFileResult({ result }: { result: TextsImport }) {
  const t = useTranslations('eventTexts.file');
  const shared = useTranslations('lists.file');
  const { errors, error_count: count, rows, changes } = result;
  if (count > 0)
    return (
      <CsvProblems
        errors={errors}
        count={count}
        columnText={(id) => (isColumn(id) ? t(`columns.${id}`) : id)}
        problemText={(code) => t(`errors.${code}`)}
      >
        {count > errors.length ? (
          <p className="text-muted">{shared('more', { count: count - errors.length })}</p>
        ) : null}
      </CsvProblems>
    );
  return (
    <Alert
      tone={changes === 0 ? 'info' : 'ok'}
      announce="status"
      title={shared(changes === 0 ? 'nothing' : 'ready')}
    >
      {t('summary', { rows, changes })}
    </Alert>
  );
}
