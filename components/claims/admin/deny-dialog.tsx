'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import type { FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';

interface DenyDialogProps {
  claim: FlaggedClaim;
  busy: boolean;
  /** Why it failed; the dialog stays open. */
  error?: string | undefined;
  onDeny: () => void;
  onClose: () => void;
}

/** Asks before a claim is denied, because its recipient is told at once. */
export function DenyDialog({ claim, busy, error, onDeny, onClose }: DenyDialogProps) {
  const t = useTranslations('claimsPage.denying');
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { name: claim.claimant.name })}
      description={t('text')}
      closeLabel={t('keep')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onDeny}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <FormAlert error={error} />
    </Dialog>
  );
}
