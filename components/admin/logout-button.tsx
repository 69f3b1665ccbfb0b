'use client';

import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { logOut } from '@/lib/modules/accounts/client/log-out';
import { NAVIGATION_ITEM } from './navigation-item';

/** Signs out, resets the onboarding steps and reloads the page. A failure is shown and nothing changes. S2.6-5. */
export function LogoutButton() {
  const t = useTranslations();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    if (leaving) return;
    setLeaving(true);
    try {
      await logOut();
    } catch {
      setLeaving(false);
      toast('error', t('admin.logoutFailed'));
    }
  }
  return (
    <button type="button" aria-busy={leaving || undefined} onClick={leave} className={NAVIGATION_ITEM}>
      {leaving ? <Spinner /> : <LogOut aria-hidden="true" className="size-5 shrink-0" />}
      {t('menu.logout')}
    </button>
  );
}
