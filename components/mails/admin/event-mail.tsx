'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import { useOwnWords, type MailChoice } from '@/lib/modules/mails/client/mails';
import type { OwnMailWords } from '@/lib/modules/mails/contract/words';
import { OwnWords } from './own-words';
import { ShownMail } from './shown-mail';

interface EventMailProps {
  tenant: string;
  choice: MailChoice;
}

/** One event's mail: what it says of its own, and how it looks with that. S2.2-127, S2.2-128. */
export function EventMail({ tenant, choice }: EventMailProps) {
  const t = useTranslations('mailsPage');
  const text = useErrorText();
  const { data, error, isValidating, mutate } = useOwnWords(tenant, choice);
  if (data) {
    return (
      <Written
        key={data.version}
        tenant={tenant}
        choice={choice}
        saved={data}
        onSaved={(saved) => void mutate(saved, { revalidate: false })}
      />
    );
  }
  if (error && !isValidating) {
    const again = (
      <Button variant="secondary" size="sm" onClick={() => void mutate()}>
        {t('retry')}
      </Button>
    );
    return (
      <Alert tone="danger" announce="alert" title={t('failed')} actions={again}>
        {text.call(error)}
      </Alert>
    );
  }
  return <Loader text={t('loading')} />;
}

interface WrittenProps extends EventMailProps {
  saved: OwnMailWords;
  onSaved: (saved: OwnMailWords) => void;
}

function Written({ tenant, choice, saved, onSaved }: WrittenProps) {
  const { opening, closing } = saved;
  const [lines, setLines] = useState({ opening, closing });
  return (
    <>
      <OwnWords tenant={tenant} choice={choice} saved={saved} onPreview={setLines} onSaved={onSaved} />
      <ShownMail tenant={tenant} choice={choice} lines={lines} />
    </>
  );
}
