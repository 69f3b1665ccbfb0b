'use client';

import { useTranslations } from 'next-intl';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { useAct } from '@/components/admin/use-act';
import { turnBatch, turnCode, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';

interface RevokeProps {
  place: CodesPlace;
  onClose: () => void;
}

/** Sends once, tells what went wrong in the dialog, and shows the page anew. */
function useRevoking(revoke: () => Promise<unknown>, said: string, onClose: () => void) {
  const { busy, error, run } = useAct();
  const onConfirm = async () => {
    if (await run(revoke, { said })) onClose();
  };
  return {
    busy,
    error,
    onConfirm: () => void onConfirm(),
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
