'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CsvButton } from '@/components/admin/list/file/csv-button';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

// Loaded when it is opened.
const PeopleFileDialog = dynamic(
  () => import('./people-file-dialog').then((module) => module.PeopleFileDialog),
  { ssr: false },
);

interface ButtonProps {
  place: CodesPlace;
  batch: CodeBatch;
  timeZone: string;
  /** The dialog is open from the start, as it is after a batch was made for a file. */
  startsOpen: boolean;
}

/** Opens the dialog that fills a batch from a file. */
export function PeopleFileButton({ place, batch, timeZone, startsOpen }: ButtonProps) {
  const t = useTranslations('codes.import');
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <CsvButton onClick={() => setOpen(true)}>{t('open')}</CsvButton>
      {open ? (
        <PeopleFileDialog place={place} batch={batch} timeZone={timeZone} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
