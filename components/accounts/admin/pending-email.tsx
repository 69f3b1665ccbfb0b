'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { momentText } from '@/components/admin/moment';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
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
  const errors = useErrorText();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function withdraw() {
    setBusy(true);
    setFailure(undefined);
    try {
      await browserCall<typeof withdrawEmail>(withdrawEmailCall, {});
      toast('success', t('withdrawn'));
      router.refresh();
    } catch (error) {
      setFailure(errors.call(error));
    }
    setBusy(false);
  }
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
      <FormAlert error={failure} />
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
}
