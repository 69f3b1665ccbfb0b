'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/moment';
import { useAct } from '@/components/admin/use-act';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
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
  const locale = useLocale();
  const { busy, run } = useAct();
  const { name, version } = sender;
  const again = () =>
    run(() => saveSender(tenant, { name, version, reply_to: asked.email, again: true }), {
      said: t('saved'),
      tell: true,
    });
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
