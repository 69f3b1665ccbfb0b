'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
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
  const text = useErrorText();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function run() {
    setBusy(true);
    try {
      await reissueBatch(place, id);
      toast('success', t('done.reissueBatch', { name }));
      onClose();
      router.refresh();
    } catch (thrown) {
      setError(text.call(thrown));
      setBusy(false);
    }
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
          <Button variant="danger" busy={busy} onClick={() => void run()}>
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
