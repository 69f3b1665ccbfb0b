'use client';

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/kernel/locales';
import { sendTest, type MailChoice } from '@/lib/modules/mails/client/mails';
import { ChosenMail } from './chosen-mail';
import { EventChooser, type MailEvent } from './event-chooser';
import { EventMail } from './event-mail';
import { MailTest } from './mail-test';
import { ShownMail } from './shown-mail';

interface MailPanelProps {
  tenant: string;
  choice: MailChoice;
  /** Whose mail it is; null for any event's. */
  event: MailEvent | null;
  onEvent: (event: MailEvent | null) => void;
  onLanguage: (lang: Locale) => void;
  onBack: () => void;
}

/** The chosen mail: its language, a test of it, and how it looks. S2.2-101, S2.2-102. */
export function MailPanel({ tenant, choice, event, onEvent, onLanguage, onBack }: MailPanelProps) {
  const t = useTranslations('mailsPage');
  const { kind, lang } = choice;
  return (
    <ChosenMail
      title={t(`kinds.${kind}.name`)}
      lang={lang}
      onLanguage={onLanguage}
      onBack={onBack}
      before={<EventChooser tenant={tenant} value={event} onChange={onEvent} />}
      test={<MailTest key={`${kind} ${lang} ${choice.slug}`} send={() => sendTest(tenant, choice)} />}
    >
      {event === null ? (
        <ShownMail tenant={tenant} choice={choice} />
      ) : (
        <EventMail key={`${kind} ${lang} ${event.slug}`} tenant={tenant} choice={choice} />
      )}
    </ChosenMail>
  );
}
