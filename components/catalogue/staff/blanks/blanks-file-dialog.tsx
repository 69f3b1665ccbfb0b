'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { CsvDialog } from '@/components/admin/list/file/csv-dialog';
import { CsvProblems } from '@/components/admin/list/file/csv-problems';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { toast } from '@/components/ui/toast';
import type { BlanksImport } from '@/lib/modules/catalogue/contract/blanks/blank-file';
import { blankFileCall } from '@/lib/modules/catalogue/contract/paths';
import { BLANK_FILE_COLUMNS } from '@/lib/modules/catalogue/rules/blanks/blank-file';
import { ChangedCells } from './changed-cells';
import { useBlanksFile } from './use-blanks-file';

/** What only a file of blanks can have wrong; the rest is told as a form tells it. */
const OWN_PROBLEMS = ['changed', 'frozen', 'no_blank', 'twice', 'too_many_rows'] as const;

/** Downloads the file of all blanks, takes it back, shows what it would change of each, and writes it. S2.2-251, D48 */
export function BlanksFileDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staffBlanks.file');
  const lang = useLocale();
  const router = useRouter();
  const { file, result, busy, failure, check, apply } = useBlanksFile(() => {
    toast('success', t('done'));
    router.refresh();
    onClose();
  });
  return (
    <CsvDialog
      title={t('title')}
      href={`${blankFileCall.path}?${new URLSearchParams({ lang })}`}
      download={t('download')}
      fill={
        <p>
          {t('fill')} {t('fillNew')}
        </p>
      }
      upload={t('upload')}
      fileName={file?.name}
      apply={t('apply')}
      isReady={result !== null && result.error_count === 0 && result.blanks.length > 0}
      busy={busy}
      failure={failure}
      onFile={check}
      onApply={apply}
      onClose={onClose}
    >
      {result ? <FileResult result={result} /> : null}
    </CsvDialog>
  );
}

/** Each cell that is wrong, or what the file would change of each blank. */
function FileResult({ result }: { result: BlanksImport }) {
  const t = useTranslations('staffBlanks');
  const shared = useTranslations('lists.file');
  const text = useErrorText();
  const { errors, error_count: count, blanks } = result;
  const added = blanks.filter((blank) => blank.is_new).length;
  if (count > 0)
    return (
      <CsvProblems
        errors={errors}
        count={count}
        columnText={(id) => {
          const column = BLANK_FILE_COLUMNS.find((one) => one === id);
          return column ? t(`columns.${column}`) : id;
        }}
        problemText={(code) => {
          const own = OWN_PROBLEMS.find((one) => one === code);
          return own ? t(`file.errors.${own}`) : (text.field(code) ?? code);
        }}
      >
        {count > errors.length ? (
          <p className="text-muted">{shared('more', { count: count - errors.length })}</p>
        ) : null}
      </CsvProblems>
    );
  return (
    <div className="grid gap-3">
      <Alert
        tone={blanks.length === 0 ? 'info' : 'ok'}
        announce="status"
        title={shared(blanks.length === 0 ? 'nothing' : 'ready')}
      >
        {added > 0 ? `${t('file.added', { count: added })}. ` : null}
        {t('file.summary', { changes: blanks.length - added })}
      </Alert>
      {blanks.length > 0 ? (
        <section tabIndex={0} aria-label={t('file.changes')} className="max-h-72 overflow-y-auto">
          {blanks.map(({ id, is_new: isNew, brand, code, changes }) => (
            <div key={id} className="border-t border-line py-3 first:border-t-0">
              <h3 className="text-base">
                {isNew ? <Badge tone="accent">{t('file.isNew')}</Badge> : null} {`${brand} ${code}`}
              </h3>
              <ChangedCells changes={changes} />
            </div>
          ))}
        </section>
      ) : null}
    </div>
  );
}
