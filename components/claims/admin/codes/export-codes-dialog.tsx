'use client';

import { useTranslations } from 'next-intl';
import { ExportProgress } from '@/components/admin/list/jobs/export-progress';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { useExport } from '@/lib/modules/lists/client/use-export';

interface DialogProps {
  place: CodesPlace;
  batch: CodeBatch;
  known: string | undefined;
  onClose: () => void;
}

/** Exports a batch's codes as CSV, shows how far it is and offers the file. It can be left. D40-11. */
export function ExportCodesDialog({ place: { tenant, slug }, batch, known, onClose }: DialogProps) {
  const t = useTranslations('lists.export');
  const text = useErrorText();
  const place = { list: 'codes', tenant } as const;
  const asked = { query: { event: slug, batch: batch.id }, sort: null, columns: [] };
  const { job, error, starting, start } = useExport(place, asked, known);
  const mayStart = known === undefined ? job === null : job?.status === 'failed' || job?.status === 'expired';
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={mayStart ? t('text') : undefined}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          {mayStart ? (
            <Button busy={starting} onClick={() => void start()}>
              {t('start')}
            </Button>
          ) : null}
        </>
      }
    >
      {job ? <ExportProgress place={place} job={job} /> : null}
      {job === null && known !== undefined && !error ? <Skeleton className="h-24 rounded-xl" /> : null}
      <FormAlert error={error ? text.call(error) : undefined} />
    </Dialog>
  );
}
