'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { browserCall } from '@/lib/client/browser';
import { deleteWebhookCall } from '@/lib/modules/integrations/contract/paths';
import { useAct } from '@/components/admin/use-act';

interface DeleteDialogProps {
  params: { tenant: string; webhook: string };
  url: string;
  onClose: () => void;
}

/** Deletes an endpoint with its log, confirmed by its host. D47-7. */
export function DeleteDialog({ params, url, onClose }: DeleteDialogProps) {
  const t = useTranslations('webhooks.acts');
  const router = useRouter();
  const { busy, error, run } = useAct();
  async function remove() {
    if (await run(() => browserCall(deleteWebhookCall, { params }), { said: t('deleted') }))
      router.push('/settings/webhooks');
  }
  return (
    <ConfirmByName
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('deleteTitle')}
      description={t('deleteText')}
      name={new URL(url).host}
      confirmLabel={t('delete')}
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
    />
  );
}
