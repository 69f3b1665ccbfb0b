'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import { revokeTokenCall } from '@/lib/modules/integrations/contract/paths';
import type { ApiToken } from '@/lib/modules/integrations/contract/tokens';
import { useAct } from '@/components/admin/use-act';

interface RevokeDialogProps {
  tenant: string;
  token: ApiToken;
  onClose: () => void;
}

/** Asks before a token is ended for good. D47-6. */
export function RevokeDialog({ tenant, token: { id, name }, onClose }: RevokeDialogProps) {
  const t = useTranslations('apiTokens');
  const ui = useTranslations('ui');
  const { busy, error, run } = useAct();
  async function revoke() {
    const call = () => browserCall(revokeTokenCall, { params: { tenant, apiToken: id } });
    if (await run(call, { said: t('revoked', { name }) })) onClose();
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('revokeTitle', { name })}
      description={t('revokeText')}
      closeLabel={ui('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} busyText={t('revoking')} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      <FormAlert error={error} />
    </Dialog>
  );
}
