'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { turnBatch, turnCode, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';

interface RevokeProps {
  place: CodesPlace;
  onClose: () => void;
}

/** Sends once, tells what went wrong in the dialog, and shows the page anew. */
function useRevoking(revoke: () => Promise<unknown>, done: string, onClose: () => void) {
  const text = useErrorText();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function run() {
    setBusy(true);
    try {
      await revoke();
      toast('success', done);
      onClose();
      router.refresh();
    } catch (thrown) {
      setError(text.call(thrown));
      setBusy(false);
    }
  }
  return {
    busy,
    error,
    onConfirm: () => void run(),
    onOpenChange: (open: boolean) => (open ? undefined : onClose()),
  };
}

/** Ends a batch for good, once its name was typed. */
export function RevokeBatch({ place, batch, onClose }: RevokeProps & { batch: CodeBatch }) {
  const t = useTranslations('codes');
  const { id, name } = batch;
  const revoking = useRevoking(() => turnBatch(place, id, 'revoke'), t('done.revoke', { name }), onClose);
  return (
    <ConfirmByName
      open
      title={t('revoke.title', { name })}
      description={t('revoke.text')}
      name={name}
      confirmLabel={t('acts.revoke')}
      {...revoking}
    />
  );
}

/** Ends one code for good, once it was typed. */
export function RevokeCode({ place, code, onClose }: RevokeProps & { code: PromoCode }) {
  const t = useTranslations('codes');
  const { id, code: name } = code;
  const revoking = useRevoking(() => turnCode(place, id, 'revoke'), t('done.revoke', { name }), onClose);
  return (
    <ConfirmByName
      open
      title={t('revoke.title', { name })}
      description={t('revoke.codeText')}
      name={name}
      confirmLabel={t('acts.revoke')}
      {...revoking}
    />
  );
}
