'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/admin/overlay/dialog';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import { removeCardCall } from '@/lib/modules/payments/contract/paths';

interface RemoveDialogProps {
  tenant: string;
  card: string;
  name: string;
  onClose: () => void;
}

/** Asks before a card is removed. */
export function RemoveDialog({ tenant, card, name, onClose }: RemoveDialogProps) {
  const t = useTranslations('cards');
  const { busy, error, run } = useAct();
  async function remove() {
    const call = () => browserCall(removeCardCall, { params: { tenant, card }, body: {} });
    if (await run(call, { said: t('removed') })) onClose();
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('removeNamed', { name })}
      description={t('removeText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} busyText={t('removing')} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <FormAlert error={busy ? undefined : error} />
    </Dialog>
  );
}
