'use client';

import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import type { OwnAccount, withdrawEmail } from '@/lib/modules/accounts/contract/own-account';
import { withdrawEmailCall } from '@/lib/modules/accounts/contract/paths';

interface PendingEmailProps {
  current: string;
  pending: NonNullable<OwnAccount['pending_email']>;
}

/** Another address that waits for its two confirmations, with the way back. */
export function PendingEmail({ current, pending }: PendingEmailProps) {
  const t = useTranslations('settings.email');
  const locale = useLocale();
  const { busy, error, run } = useAct();
  const withdraw = () =>
    run(() => browserCall<typeof withdrawEmail>(withdrawEmailCall, {}), { said: t('withdrawn') });
  const side = (email: string, isConfirmed: boolean) => t(isConfirmed ? 'oldDone' : 'oldOpen', { email });
  return (
    <div className="grid gap-3 rounded-control border border-line bg-paper p-4">
      <p className="font-semibold">{t('pending')}</p>
      <p>
        {t('pendingText', {
          email: pending.email,
          time: momentText(pending.expires_at, 'GBP', locale),
        })}
      </p>
      <ul className="grid gap-1 break-words">
        <li>{side(current, pending.old_confirmed)}</li>
        <li>{side(pending.email, pending.new_confirmed)}</li>
      </ul>
      <FormAlert error={error} />
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
}
