'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
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
  const text = useErrorText();
  const router = useRouter();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function remove() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await browserCall(removeCardCall, { params: { tenant, card }, body: {} });
      toast('success', t('removed'));
      onClose();
      router.refresh();
    } catch (failure) {
      setError(text.call(failure));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
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
