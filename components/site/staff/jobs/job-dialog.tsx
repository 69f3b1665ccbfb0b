'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { actOnJob } from '@/lib/modules/site/client/act-on-job';

export interface JobActProps {
  act: 'retry' | 'cancel';
  id: string;
  task: string;
}

/** Asks once more before a job is tried again, or not tried any more. S2.2-269. */
export function JobDialog({ act, id, task, onClose }: JobActProps & { onClose: () => void }) {
  const t = useTranslations('jobsPanel');
  const kit = useTranslations('adminKit');
  const { busy, error, run } = useAct();
  async function confirm() {
    if (await run(() => actOnJob(id, act), { said: t(`${act}.done`) })) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || busy ? undefined : onClose())}
      title={t(`${act}.name`, { task, id })}
      description={t(`${act}.text`)}
      closeLabel={kit('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button
            variant={act === 'cancel' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => void confirm()}
          >
            {t(`${act}.button`)}
          </Button>
        </>
      }
    >
      <FormAlert error={error} />
    </Dialog>
  );
}
