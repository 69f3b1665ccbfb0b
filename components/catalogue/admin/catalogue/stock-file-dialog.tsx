'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { CsvDialog } from '@/components/admin/list/file/csv-dialog';
import { FileImportResult } from '@/components/admin/list/file/file-import-result';
import { toast } from '@/components/ui/toast';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import {
  applyStockImport,
  latestStockImport,
  readStockImport,
  startStockImport,
  stockFileHref,
} from '@/lib/modules/catalogue/client/stock';
import type { StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import { FILE_COLUMNS, type FileColumn } from '@/lib/modules/catalogue/rules/stock-file';
import { useFileImport } from '@/lib/modules/lists/client/use-file-import';

interface DialogProps {
  place: ProductsPlace;
  onClose: () => void;
}

const isColumn = (id: string): id is FileColumn => FILE_COLUMNS.some((one) => one === id);

/** Downloads the file, takes it back, shows what it would change or what is wrong in it, and writes it. */
export function StockFileDialog({ place, onClose }: DialogProps) {
  const t = useTranslations('eventCatalogue.file');
  const lang = useLocale();
  const router = useRouter();
  const calls = {
    key: ['stock-import', place.tenant, place.slug],
    latest: () => latestStockImport(place),
    start: (file: { file: Blob; name: string }) => startStockImport(place, file),
    apply: (id: string) => applyStockImport(place, id),
  };
  const { work, running, sending, failure, check, apply } = useFileImport(calls, () => {
    toast('success', t('done'));
    router.refresh();
  });
  const isReady =
    work?.status === 'checked' && work.error_count === 0 && work.stock_changes + work.price_changes > 0;
  return (
    <CsvDialog
      title={t('title')}
      href={stockFileHref(place, lang)}
      download={t('download')}
      fill={<p>{t('fill')}</p>}
      upload={t('upload')}
      apply={t('apply')}
      isReady={isReady}
      busy={sending || running}
      off={sending || running}
      failure={failure}
      onFile={check}
      onApply={apply}
      onClose={onClose}
    >
      {work ? <StockFileResult place={place} work={work} /> : null}
    </CsvDialog>
  );
}

function StockFileResult({ place, work }: { place: ProductsPlace; work: StockImport }) {
  const t = useTranslations('eventCatalogue.file');
  const { rows_total: rows, stock_changes: stock, price_changes: prices } = work;
  return (
    <FileImportResult
      work={work}
      isEmpty={stock + prices === 0}
      summary={t('summary', { rows: rows ?? 0, stock, prices })}
      columnText={(id) => (isColumn(id) ? t(`columns.${id}`) : id)}
      problemText={(code) => t(`errors.${code}`)}
      readMore={(from) => readStockImport(place, work.id, from)}
    />
  );
}
