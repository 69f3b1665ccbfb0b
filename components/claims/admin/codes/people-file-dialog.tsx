'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FileImportDialog } from '@/components/admin/list/file/file-import-dialog';
import { codeFileHref, peopleImportClient, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

interface DialogProps {
  place: CodesPlace;
  batch: CodeBatch;
  onClose: () => void;
}

const COLUMNS = ['code', 'name', 'email', 'text'] as const;

/** Codes with their persons as a file that is filled in. D40-1, D40-4. */
export function PeopleFileDialog({ place, batch, onClose }: DialogProps) {
  const t = useTranslations('codes.import');
  const headers = useTranslations('codes.file');
  const lang = useLocale();
  const columnOf = (id: string) => COLUMNS.find((one) => one === id);
  return (
    <FileImportDialog
      client={peopleImportClient(place, batch.id)}
      href={codeFileHref(place, batch.id, lang)}
      texts={{
        title: t('title'),
        download: t('download'),
        upload: t('upload'),
        apply: t('apply'),
        done: t('done'),
      }}
      fill={
        <>
          <p>{t('fill')}</p>
          <p className="text-[0.9375rem] text-muted">{t('fillHint')}</p>
        </>
      }
      changes={({ created, updated }) => created + updated}
      summary={({ rows_total: rows, created, updated }) =>
        t('summary', { rows: rows ?? 0, created, updated })
      }
      columnText={(id) => {
        const column = columnOf(id);
        return column ? headers(column) : id;
      }}
      problemText={(code) => t(`errors.${code}`)}
      onClose={onClose}
    />
  );
}
