'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { confirmReplyTo } from '@/lib/modules/mails/client/mails';

/** What whoever opens the mailed link is asked: opening it alone changes nothing, since programs open links too. S2.2-104. */
export function ConfirmReplies({ tenant, token }: { tenant: string; token: string }) {
  const t = useTranslations('mailsPage.sender');
  const text = useErrorText();
  const router = useRouter();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function confirm() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailed(undefined);
    try {
      const { reply_to: email } = await confirmReplyTo(tenant, token);
      toast('success', t('confirmed', { email }));
      router.replace('/settings/mails');
    } catch (thrown) {
      const dead = thrown instanceof ApiError && (thrown.status === 410 || thrown.status === 404);
      setFailed(dead ? t('gone') : text.call(thrown));
      setBusy(false);
      underWay.current = false;
    }
  }
  return (
    <div className="mt-6 grid gap-3">
      <Alert
        tone="info"
        title={t('confirmTitle')}
        actions={
          <Button size="sm" busy={busy} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        }
      >
        {t('confirmText')}
      </Alert>
      {failed ? (
        <Alert tone="danger" announce="alert">
          {failed}
        </Alert>
      ) : null}
    </div>
  );
}
