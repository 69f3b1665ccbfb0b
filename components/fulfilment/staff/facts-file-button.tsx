'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckedFileDialog } from '@/components/admin/list/file/checked-file-dialog';
import { CsvButton } from '@/components/admin/list/file/csv-button';
import { browserCall } from '@/lib/client/browser';
import type { FactsFileKind, importFacts } from '@/lib/modules/fulfilment/contract/fulfillers/facts-files';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { factsFileCall, importFactsCall } from '@/lib/modules/fulfilment/contract/paths';
import { FACT_COLUMNS } from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';

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
  const { id, name, version } = fulfiller;
  const path = factsFileCall.path.replace('{fulfiller}', id).replace('{file}', kind);
  return (
    <CheckedFileDialog
      send={(body, dryRun) =>
        browserCall<typeof importFacts>(importFactsCall, {
          params: { fulfiller: id, file: kind },
          query: { dry_run: String(dryRun), version: String(version) },
          body,
        })
      }
      href={`${path}?${new URLSearchParams({ lang })}`}
      texts={{
        title: t(TITLES[kind], { name }),
        download: t('download'),
        upload: t('upload'),
        apply: t('apply'),
        done: t('done'),
      }}
      fill={<p>{t(FILLS[kind])}</p>}
      changes={({ changes }) => changes}
      summary={({ rows, changes }) => t('summary', { rows, changes })}
      columnText={(id) => {
        const column = FACT_COLUMNS.find((one) => one === id);
        return column ? t(`columns.${column}`) : id;
      }}
      problemText={(code) => t(`errors.${code}`)}
      onClose={onClose}
    />
  );
}
