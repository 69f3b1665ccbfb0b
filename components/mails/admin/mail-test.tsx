'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/client/api-error';

type Outcome = { email: string } | { failed: string };

interface MailTestProps {
  send: () => Promise<{ email: string }>;
}

/** Sends the mail to whoever is logged in, once a press, and says what became of it. S2.2-102, S2.2-339. */
export function MailTest({ send }: MailTestProps) {
  const t = useTranslations('mailsPage');
  const text = useErrorText();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function test() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await send());
    } catch (thrown) {
      const unverified = thrown instanceof ApiError && thrown.code === 'email_unverified';
      setOutcome({ failed: unverified ? t('unverified') : text.call(thrown) });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void test()}>
        {t('test')}
      </Button>
      {outcome && 'failed' in outcome ? (
        <Alert tone="danger" announce="alert" className="basis-full">
          {outcome.failed}
        </Alert>
      ) : null}
      <p role="status" className={outcome && 'email' in outcome ? 'basis-full wrap-anywhere' : 'sr-only'}>
        {outcome && 'email' in outcome ? t('tested', { email: outcome.email }) : ''}
      </p>
    </>
  );
}
