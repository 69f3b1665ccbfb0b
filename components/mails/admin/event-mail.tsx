'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOwnWords, type MailChoice } from '@/lib/modules/mails/client/mails';
import type { OwnMailWords } from '@/lib/modules/mails/contract/words';
import { OwnWords } from './own-words';
import { ReadPart } from './read-part';
import { ShownMail } from './shown-mail';

interface EventMailProps {
  tenant: string;
  choice: MailChoice;
}

/** One event's mail: what it says of its own, and how it looks with that. S2.2-127, S2.2-128. */
export function EventMail({ tenant, choice }: EventMailProps) {
  const t = useTranslations('mailsPage');
  const read = useOwnWords(tenant, choice);
  return (
    <ReadPart read={read} failed={t('failed')}>
      {(saved) => (
        <Written
          key={saved.version}
          tenant={tenant}
          choice={choice}
          saved={saved}
          onSaved={(next) => void read.mutate(next, { revalidate: false })}
        />
      )}
    </ReadPart>
  );
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
