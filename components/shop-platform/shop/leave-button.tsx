'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { logOut } from '@/lib/modules/accounts/client/log-out';

/** Logout, for users who stay on this page until the steps are done. */
export function LeaveButton() {
  const t = useTranslations('onboarding');
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await logOut();
    } catch {
      setLeaving(false);
      toast('error', t('logoutFailed'));
    }
  }
  return (
    <Button
      variant="quiet"
      busy={leaving}
      onClick={() => void leave()}
      className="whitespace-nowrap max-sm:px-3"
    >
      {t('logout')}
    </Button>
  );
}
