'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FileImportDialog } from '@/components/admin/list/file/file-import-dialog';
import { voucherFileHref, voucherImportClient } from '@/lib/modules/checkout/client/voucher-file';
import type { VouchersPlace } from '@/lib/modules/checkout/client/vouchers';
import { VOUCHER_COLUMNS, type VoucherColumn } from '@/lib/modules/checkout/rules/voucher-file';

interface DialogProps {
  place: VouchersPlace;
  onClose: () => void;
}

const isColumn = (id: string): id is VoucherColumn => VOUCHER_COLUMNS.some((one) => one === id);

/** The vouchers of an event as a file that is filled in. D41-6. */
export function VouchersFileDialog({ place, onClose }: DialogProps) {
  const t = useTranslations('vouchers.file');
  const lang = useLocale();
  return (
    <FileImportDialog
      client={voucherImportClient(place)}
      href={voucherFileHref(place, lang)}
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
      columnText={(id) => (isColumn(id) ? t(`columns.${id}`) : id)}
      problemText={(code) => t(`errors.${code}`)}
      onClose={onClose}
    />
  );
}
