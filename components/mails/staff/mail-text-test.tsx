'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { testMailTexts, type TextsOf } from '@/lib/modules/mails/client/platform-texts';

/** Sends the mail, as it is saved, to whoever is logged in. S2.2-339. */
export function MailTextTest(props: TextsOf) {
  const t = useTranslations('mailsPage');
  const { busy, error, run } = useAct();
  const [email, setEmail] = useState<string>();
  const send = () =>
    run(async () => {
      setEmail(undefined);
      const answer = await testMailTexts(props);
      setEmail(answer.email);
    });
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void send()}>
        {t('test')}
      </Button>
      <FormAlert error={error} />
      <p role="status" className={email === undefined ? 'sr-only' : 'basis-full wrap-anywhere'}>
        {email === undefined ? '' : t('tested', { email })}
      </p>
    </>
  );
}
