'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { resumeGiftMails, stopGiftMails } from '@/lib/modules/claims/client/gift-mails';

interface UnsubscribeProps {
  token: string;
  /** The client that sends the mails. */
  sender: string;
  stopped: boolean;
}

/** Stops a client's gift mails by one button, and offers to undo that. D40-16. */
export function Unsubscribe({ token, sender, stopped }: UnsubscribeProps) {
  const t = useTranslations('unsubscribe');
  const ready = useHydrated();
  const [state, setState] = useState<'open' | 'stopped' | 'resumed'>(stopped ? 'stopped' : 'open');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const isStopped = state === 'stopped';

  async function change() {
    setBusy(true);
    setFailed(false);
    try {
      await (isStopped ? resumeGiftMails(token) : stopGiftMails(token));
      setState(isStopped ? 'resumed' : 'stopped');
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid justify-items-start gap-4 wrap-anywhere">
      <h1 className="text-3xl">{t('title', { sender })}</h1>
      <p role="status">{t(state === 'open' ? 'text' : state, { sender })}</p>
      {failed ? <p role="alert">{t('failed')}</p> : null}
      <Button
        variant={isStopped ? 'secondary' : 'primary'}
        disabled={!ready}
        busy={busy}
        onClick={() => void change()}
      >
        {t(isStopped ? 'undo' : 'stop')}
      </Button>
    </div>
  );
}
