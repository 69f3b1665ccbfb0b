'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CsvButton } from '@/components/admin/list/file/csv-button';
import type { VouchersPlace } from '@/lib/modules/checkout/client/vouchers';

// Loaded when it is opened.
const VouchersFileDialog = dynamic(
  () => import('./vouchers-file-dialog').then((module) => module.VouchersFileDialog),
  { ssr: false },
);

/** Opens the dialog for vouchers as CSV. */
export function VouchersFileButton({ place }: { place: VouchersPlace }) {
  const t = useTranslations('vouchers.file');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CsvButton onClick={() => setOpen(true)}>{t('open')}</CsvButton>
      {open ? <VouchersFileDialog place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
