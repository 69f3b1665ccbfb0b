'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { dayText } from '@/components/admin/moment';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { saveSender } from '@/lib/modules/mails/client/mails';
import type { MailSender } from '@/lib/modules/mails/contract/sender';

interface AskedRepliesProps {
  tenant: string;
  sender: MailSender;
  asked: NonNullable<MailSender['asked']>;
}

/** The address that has yet to be confirmed, and its link once more. S2.2-104. */
export function AskedReplies({ tenant, sender, asked }: AskedRepliesProps) {
  const t = useTranslations('mailsPage.sender');
  const text = useErrorText();
  const router = useRouter();
  const locale = useLocale();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  async function again() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const { name, version } = sender;
      await saveSender(tenant, { name, version, reply_to: asked.email, again: true });
      toast('success', t('saved'));
      router.refresh();
    } catch (thrown) {
      toast('error', text.call(thrown));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return (
    <Alert
      tone="info"
      className="mt-4 max-w-xl wrap-anywhere"
      actions={
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void again()}>
          {t('again')}
        </Button>
      }
    >
      {t('asked', { email: asked.email, date: dayText(asked.until, 'GBP', locale) })}
    </Alert>
  );
}
