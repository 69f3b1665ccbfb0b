'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { browserCall } from '@/lib/client/browser';
import { stopMailsCall } from '@/lib/modules/size-collection/contract/paths';
import type { stopMails } from '@/lib/modules/size-collection/contract/stop-mails';

interface StopMailsProps {
  token: string;
  /** The client's display name. */
  sender: string;
  email: string;
  stopped: boolean;
}

/** Ends the client's invitations and reminders to this address; the mail's footer leads here (`#mails`). D4-11. */
export function StopMails({ token, sender, email, stopped }: StopMailsProps) {
  const t = useTranslations('sizes.mails');
  const ready = useHydrated();
  const [state, setState] = useState<'open' | 'busy' | 'failed' | 'done'>(stopped ? 'done' : 'open');
  const stop = async () => {
    setState('busy');
    try {
      await browserCall<typeof stopMails>(stopMailsCall, { params: { token } });
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <section
      id="mails"
      aria-label={t('title', { sender })}
      className="mx-auto grid w-full max-w-page justify-items-start gap-3 px-4 pb-10 wrap-anywhere sm:px-8"
    >
      <p role="status" className="text-muted">
        {state === 'done' ? t('stopped', { sender, email }) : t('text', { sender, email })}
      </p>
      {state === 'failed' ? <p role="alert">{t('failed')}</p> : null}
      {state === 'done' ? null : (
        <Button variant="secondary" disabled={!ready} busy={state === 'busy'} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      )}
    </section>
  );
}
