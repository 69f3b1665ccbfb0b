'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CsvButton } from '@/components/admin/list/file/csv-button';
import { CsvDialog } from '@/components/admin/list/file/csv-dialog';
import { CsvProblems } from '@/components/admin/list/file/csv-problems';
import { Alert } from '@/components/ui/alert';
import { toast } from '@/components/ui/toast';
import type { FactsFileKind, FactsImport } from '@/lib/modules/fulfilment/contract/fulfillers/facts-files';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { factsFileCall } from '@/lib/modules/fulfilment/contract/paths';
import { FACT_COLUMNS } from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';
import { useFactsFile } from './use-facts-file';

// In full, so that every text is found where it is used.
const OPENS = { blanks: 'blanks.open', stock: 'stock.open' } as const;
const TITLES = { blanks: 'blanks.title', stock: 'stock.title' } as const;
const FILLS = { blanks: 'blanks.fill', stock: 'stock.fill' } as const;

interface FactsFileProps {
  file: FactsFileKind;
  fulfiller: Fulfiller;
}

/** Opens the dialog of a fulfiller’s products, or its stock, as CSV. D48. */
export function FactsFileButton(props: FactsFileProps) {
  const t = useTranslations('fulfillers.file');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CsvButton onClick={() => setOpen(true)}>{t(OPENS[props.file])}</CsvButton>
      {open ? <FactsFileDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FactsFileDialog({ file: kind, fulfiller, onClose }: FactsFileProps & { onClose: () => void }) {
  const t = useTranslations('fulfillers.file');
  const lang = useLocale();
  const router = useRouter();
  const { id, name, version } = fulfiller;
  const { file, result, busy, failure, check, apply } = useFactsFile({ id, kind, version }, () => {
    toast('success', t('done'));
    router.refresh();
    onClose();
  });
  const path = factsFileCall.path.replace('{fulfiller}', id).replace('{file}', kind);
  return (
    <CsvDialog
      title={t(TITLES[kind], { name })}
      href={`${path}?${new URLSearchParams({ lang })}`}
      download={t('download')}
      fill={<p>{t(FILLS[kind])}</p>}
      upload={t('upload')}
      fileName={file?.name}
      apply={t('apply')}
      isReady={result !== null && result.error_count === 0 && result.changes > 0}
      busy={busy}
      failure={failure}
      onFile={check}
      onApply={apply}
      onClose={onClose}
    >
      {result ? <FactsFileResult result={result} /> : null}
    </CsvDialog>
  );
}

/** What a checked file would change, or each cell that is wrong. */
function FactsFileResult({ result }: { result: FactsImport }) {
  const t = useTranslations('fulfillers.file');
  const shared = useTranslations('lists.file');
  const { errors, error_count: count, rows, changes } = result;
  if (count > 0)
    return (
      <CsvProblems
        errors={errors}
        count={count}
        columnText={(id) => {
          const column = FACT_COLUMNS.find((one) => one === id);
          return column ? t(`columns.${column}`) : id;
        }}
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
