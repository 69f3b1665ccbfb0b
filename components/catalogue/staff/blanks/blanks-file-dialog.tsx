'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CheckedFileDialog } from '@/components/admin/list/file/checked-file-dialog';
import { useErrorText } from '@/components/form/use-error-text';
import { Badge } from '@/components/ui/badge';
import { browserCall } from '@/lib/client/browser';
import type { BlanksImport, importBlanks } from '@/lib/modules/catalogue/contract/blanks/blank-file';
import { blankFileCall, importBlanksCall } from '@/lib/modules/catalogue/contract/paths';
import { BLANK_FILE_COLUMNS } from '@/lib/modules/catalogue/rules/blanks/blank-file';
import { ChangedCells } from './changed-cells';

/** What only a file of blanks can have wrong; the rest is told as a form tells it. */
const OWN_PROBLEMS = ['changed', 'frozen', 'no_blank', 'twice', 'too_many_rows'] as const;

/** Downloads the file of all blanks, takes it back, shows what it would change of each, and writes it. S2.2-251, D48 */
export function BlanksFileDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('staffBlanks.file');
  const headers = useTranslations('staffBlanks.columns');
  const lang = useLocale();
  const text = useErrorText();
  return (
    <CheckedFileDialog
      send={(body, dryRun) =>
        browserCall<typeof importBlanks>(importBlanksCall, { query: { dry_run: String(dryRun) }, body })
      }
      href={`${blankFileCall.path}?${new URLSearchParams({ lang })}`}
      texts={{
        title: t('title'),
        download: t('download'),
        upload: t('upload'),
        apply: t('apply'),
        done: t('done'),
      }}
      fill={
        <p>
          {t('fill')} {t('fillNew')}
        </p>
      }
      changes={({ blanks }) => blanks.length}
      summary={({ blanks }) => <Summary blanks={blanks} />}
      details={({ blanks }) => <ChangedBlanks blanks={blanks} />}
      columnText={(id) => {
        const column = BLANK_FILE_COLUMNS.find((one) => one === id);
        return column ? headers(column) : id;
      }}
      problemText={(code) => {
        const own = OWN_PROBLEMS.find((one) => one === code);
        return own ? t(`errors.${own}`) : (text.field(code) ?? code);
      }}
      onClose={onClose}
    />
  );
}

/** How many blanks the file adds, and how many it changes. */
function Summary({ blanks }: Pick<BlanksImport, 'blanks'>) {
  const t = useTranslations('staffBlanks.file');
  const added = blanks.filter((blank) => blank.is_new).length;
  return (
    <>
      {added > 0 ? `${t('added', { count: added })}. ` : null}
      {t('summary', { changes: blanks.length - added })}
    </>
  );
}

/** What the file would change of each blank. */
function ChangedBlanks({ blanks }: Pick<BlanksImport, 'blanks'>) {
  const t = useTranslations('staffBlanks.file');
  if (blanks.length === 0) return null;
  return (
    <section tabIndex={0} aria-label={t('changes')} className="max-h-72 overflow-y-auto">
      {blanks.map(({ id, is_new: isNew, brand, code, changes }) => (
        <div key={id} className="border-t border-line py-3 first:border-t-0">
          <h3 className="text-base">
            {isNew ? <Badge tone="accent">{t('isNew')}</Badge> : null} {`${brand} ${code}`}
          </h3>
          <ChangedCells changes={changes} />
        </div>
      ))}
    </section>
  );
}
