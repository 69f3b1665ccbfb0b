'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { CsvDialog } from '@/components/admin/list/file/csv-dialog';
import { FileImportResult } from '@/components/admin/list/file/file-import-result';
import { toast } from '@/components/ui/toast';
import {
  applyVoucherImport,
  latestVoucherImport,
  readVoucherImport,
  startVoucherImport,
  voucherFileHref,
} from '@/lib/modules/checkout/client/voucher-file';
import type { VouchersPlace } from '@/lib/modules/checkout/client/vouchers';
import type { VoucherImport } from '@/lib/modules/checkout/contract/voucher-file';
import { VOUCHER_COLUMNS, type VoucherColumn } from '@/lib/modules/checkout/rules/voucher-file';
import { useFileImport } from '@/lib/modules/lists/client/use-file-import';

interface DialogProps {
  place: VouchersPlace;
  onClose: () => void;
}

const isColumn = (id: string): id is VoucherColumn => VOUCHER_COLUMNS.some((one) => one === id);

/** Downloads the vouchers, takes the file back, shows what it would change or what is wrong in it, and writes it. D41-6. */
export function VouchersFileDialog({ place, onClose }: DialogProps) {
  const t = useTranslations('vouchers.file');
  const lang = useLocale();
  const router = useRouter();
  const calls = {
    key: ['voucher-import', place.tenant, place.slug],
    latest: () => latestVoucherImport(place),
    start: (file: { file: Blob; name: string }) => startVoucherImport(place, file),
    apply: (id: string) => applyVoucherImport(place, id),
  };
  const { work, running, sending, failure, check, apply } = useFileImport(calls, () => {
    toast('success', t('done'));
    router.refresh();
  });
  const isReady = work?.status === 'checked' && work.error_count === 0 && work.created + work.updated > 0;
  return (
    <CsvDialog
      title={t('title')}
      href={voucherFileHref(place, lang)}
      download={t('download')}
      fill={
        <>
          <p>{t('fill')}</p>
          <p className="text-[0.9375rem] text-muted">{t('fillHint')}</p>
        </>
      }
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
      {work ? <VouchersFileResult place={place} work={work} /> : null}
    </CsvDialog>
  );
}

function VouchersFileResult({ place, work }: { place: VouchersPlace; work: VoucherImport }) {
  const t = useTranslations('vouchers.file');
  const { rows_total: rows, created, updated } = work;
  return (
    <FileImportResult
      work={work}
      isEmpty={created + updated === 0}
      summary={t('summary', { rows: rows ?? 0, created, updated })}
      columnText={(id) => (isColumn(id) ? t(`columns.${id}`) : id)}
      problemText={(code) => t(`errors.${code}`)}
      readMore={(from) => readVoucherImport(place, work.id, from)}
    />
  );
}
