'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CsvButton } from '@/components/admin/list/file/csv-button';

// Loaded when it is opened.
const BlanksFileDialog = dynamic(
  () => import('./blanks-file-dialog').then((module) => module.BlanksFileDialog),
  {
    ssr: false,
  },
);

/** Opens the dialog of all blanks as CSV. S2.2-251 */
export function BlanksFileButton() {
  const t = useTranslations('staffBlanks.file');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CsvButton onClick={() => setOpen(true)}>{t('open')}</CsvButton>
      {open ? <BlanksFileDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
