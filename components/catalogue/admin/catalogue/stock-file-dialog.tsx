'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FileImportDialog } from '@/components/admin/list/file/file-import-dialog';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { stockFileHref, stockImportClient } from '@/lib/modules/catalogue/client/stock';
import { FILE_COLUMNS, type FileColumn } from '@/lib/modules/catalogue/rules/stock-file';

interface DialogProps {
  place: ProductsPlace;
  onClose: () => void;
}

const isColumn = (id: string): id is FileColumn => FILE_COLUMNS.some((one) => one === id);

/** Stock and prices of an event as a file that is filled in. D48-5. */
export function StockFileDialog({ place, onClose }: DialogProps) {
  const t = useTranslations('eventCatalogue.file');
  const lang = useLocale();
  return (
    <FileImportDialog
      client={stockImportClient(place)}
      href={stockFileHref(place, lang)}
      texts={{
        title: t('title'),
        download: t('download'),
        upload: t('upload'),
        apply: t('apply'),
        done: t('done'),
      }}
      fill={<p>{t('fill')}</p>}
      changes={({ stock_changes: stock, price_changes: prices }) => stock + prices}
      summary={({ rows_total: rows, stock_changes: stock, price_changes: prices }) =>
        t('summary', { rows: rows ?? 0, stock, prices })
      }
      columnText={(id) => (isColumn(id) ? t(`columns.${id}`) : id)}
      problemText={(code) => t(`errors.${code}`)}
      onClose={onClose}
    />
  );
}
