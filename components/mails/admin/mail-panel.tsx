'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { isLocale, LOCALES, type Locale } from '@/lib/kernel/locales';
import type { MailChoice } from '@/lib/modules/mails/client/mails';
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
  /** Back to the list, which on phones is far above. */
  onBack: () => void;
}

/** The chosen mail: its language, a test of it, and how it looks. S2.2-101, S2.2-102. */
export function MailPanel({ tenant, choice, event, onEvent, onLanguage, onBack }: MailPanelProps) {
  const t = useTranslations('mailsPage');
  const { kind, lang } = choice;
  const back = (
    <Button variant="quiet" size="sm" className="lg:hidden" onClick={onBack}>
      {t('back')}
    </Button>
  );
  return (
    <Panel id={useId()} title={t(`kinds.${kind}.name`)} aside={back}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <EventChooser tenant={tenant} value={event} onChange={onEvent} />
          <SelectField
            label={t('language')}
            options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
            value={lang}
            onChange={({ target }) => (isLocale(target.value) ? onLanguage(target.value) : undefined)}
            className="min-w-44"
          />
          <MailTest key={`${kind} ${lang} ${choice.slug}`} tenant={tenant} choice={choice} />
        </div>
        {event === null ? (
          <ShownMail tenant={tenant} choice={choice} />
        ) : (
          <EventMail key={`${kind} ${lang} ${event.slug}`} tenant={tenant} choice={choice} />
        )}
      </div>
    </Panel>
  );
}
