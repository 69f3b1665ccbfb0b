'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useBuilder } from './builder-context';

interface CreateAccountProps {
  /** Whether the visitor is logged in; then the store is moved to the account at once. */
  loggedIn: boolean;
}

/** Saves the store, keeps it in this browser, and leads to the registration; the account then takes it over (S4). */
export function CreateAccount({ loggedIn }: CreateAccountProps) {
  const t = useTranslations('eventBuilder.account');
  const { keeper } = useBuilder().built;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    setFailed(false);
    await keeper.flush();
    const isSafe = (await keeper.remember()) && keeper.state().status === 'saved';
    if (isSafe) return window.location.assign(loggedIn ? '/dashboard' : '/get-started');
    setBusy(false);
    setFailed(true);
  };
  return (
    <>
      <Button
        busy={busy}
        busyText={t('saving')}
        icon={<ArrowRight aria-hidden="true" className="size-4.5" />}
        onClick={() => void leave()}
      >
        {t(loggedIn ? 'take' : 'create')}
      </Button>
      <p role="alert" className="text-[0.9375rem] empty:hidden">
        {failed ? t('failed') : ''}
      </p>
    </>
  );
}
