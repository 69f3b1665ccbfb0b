'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { reissueBatch, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

interface ReissueDialogProps {
  place: CodesPlace;
  batch: CodeBatch;
  onClose: () => void;
}

/** Asks whether all codes of a batch that can still be used are to die for new ones. D40-5. */
export function ReissueDialog({ place, batch: { id, name }, onClose }: ReissueDialogProps) {
  const t = useTranslations('codes');
  const { busy, error, run } = useAct();
  async function reissue() {
    if (await run(() => reissueBatch(place, id), { said: t('done.reissueBatch', { name }) })) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('reissue.title', { name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void reissue()}>
            {t('acts.reissueBatch')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FormAlert error={error} />
        <p>{t('reissue.text')}</p>
      </div>
    </Dialog>
  );
}
