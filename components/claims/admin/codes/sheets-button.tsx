'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

// Loaded when it is opened.
const SheetsDialog = dynamic(() => import('./sheets-dialog').then((module) => module.SheetsDialog), {
  ssr: false,
});

/** Opens the dialog that makes cards of a batch's codes. */
export function SheetsButton({ place, batch }: { place: CodesPlace; batch: CodeBatch }) {
  const t = useTranslations('codes.sheets');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Printer aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open ? <SheetsDialog place={place} batch={batch} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
