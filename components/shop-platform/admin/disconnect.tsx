'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ActButton } from '@/components/admin/act-button';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { disconnectShop } from '@/lib/modules/shop-platform/client/install';

/** A document of its own: its script policy differs. */
const SETUP = '/get-started';

/** Disconnects the shop, once asked; afterwards only the setup opens. S4-50. */
export function Disconnect({ tenant, shop }: { tenant: string; shop: string }) {
  const t = useTranslations('shopHealth');
  return (
    <ActButton label={t('disconnect')}>
      {(close) => <DisconnectDialog tenant={tenant} shop={shop} onClose={close} />}
    </ActButton>
  );
}

interface DisconnectDialogProps {
  tenant: string;
  shop: string;
  onClose: () => void;
}

function DisconnectDialog({ tenant, shop, onClose }: DisconnectDialogProps) {
  const t = useTranslations('shopHealth');
  const text = useErrorText();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function disconnect() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await disconnectShop(tenant);
      window.location.assign(new URL(SETUP, window.location.href));
    } catch (failure) {
      setError(text.call(failure));
      setBusy(false);
    } finally {
      underWay.current = false;
    }
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('disconnect')}
      description={t('text', { shop })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} busyText={t('busy')} onClick={() => void disconnect()}>
            {t('disconnect')}
          </Button>
        </>
      }
    >
      <FormAlert error={busy ? undefined : error} />
    </Dialog>
  );
}
