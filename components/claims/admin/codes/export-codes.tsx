'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useExportDialog } from '@/components/admin/list/jobs/use-export-dialog';
import { Button } from '@/components/ui/button';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

// Loaded when it is opened.
const WholeExportDialog = dynamic(
  () => import('@/components/admin/list/jobs/whole-export-dialog').then((module) => module.WholeExportDialog),
  { ssr: false },
);

interface ExportCodesProps {
  place: CodesPlace;
  batch: CodeBatch;
  /** An export made earlier, which is shown at once: the link of a mail names it. */
  known: string | undefined;
}

/** Opens the dialog that exports the codes of a large batch in the background. D40-11. */
export function ExportCodes({ place, batch, known }: ExportCodesProps) {
  const t = useTranslations('codes');
  const dialog = useExportDialog(known);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-4.5" />}
        onClick={dialog.show}
      >
        {t('download')}
      </Button>
      {dialog.open ? (
        <WholeExportDialog
          place={{ list: 'codes', tenant: place.tenant }}
          query={{ event: place.slug, batch: batch.id }}
          known={dialog.known}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}
