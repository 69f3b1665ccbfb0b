'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Monitor, Smartphone } from 'lucide-react';
import { Tabs } from '@/components/admin/overlay/tabs';
import { PictureChoice } from '@/components/ui/picture-choice';
import type { MailChoice } from '@/lib/modules/mails/client/mails';
import type { ShownMail } from '@/lib/modules/mails/contract/mails';

/** Of the window that a mail is read in, in CSS pixels. */
const WIDTHS = { phone: 375, desktop: 720 } as const;
type Screen = keyof typeof WIDTHS;

interface MailLookProps {
  mail: ShownMail;
  choice: MailChoice;
}

/** A mail as its reader gets it: who it is from, and its two forms. S2.2-101. */
export function MailLook({ mail, choice }: MailLookProps) {
  const t = useTranslations('mailsPage');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Facts mail={mail} lang={choice.lang} />
      <Tabs
        label={t('format')}
        tabs={[
          { id: 'designed', label: t('designed'), content: <Designed mail={mail} choice={choice} /> },
          { id: 'plain', label: t('plain'), content: <Plain mail={mail} lang={choice.lang} /> },
        ]}
      />
    </div>
  );
}

function Facts({ mail, lang }: { mail: ShownMail; lang: string }) {
  const t = useTranslations('mailsPage');
  const facts = [
    { label: t('subject'), lang, text: mail.subject },
    { label: t('from'), lang: undefined, text: mail.sender },
    { label: t('replies'), lang: undefined, text: mail.reply_to ?? t('noReplies') },
  ];
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map((fact) => (
          <div key={fact.label} className="sm:contents">
            <dt className="text-muted">{fact.label}</dt>
            <dd lang={fact.lang} className="font-semibold">
              {fact.text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{t(mail.own ? 'own' : 'madeUp')}</p>
    </div>
  );
}

/** The designed form, in a frame in which nothing runs, loads or leads away. */
function Designed({ mail, choice }: MailLookProps) {
  const t = useTranslations('mailsPage');
  const [screen, setScreen] = useState<Screen>('desktop');
  return (
    <div className="grid grid-cols-1 gap-3">
      <PictureChoice
        label={t('screen')}
        current={screen}
        onChoose={setScreen}
        options={[
          { value: 'phone', label: t('phone'), Icon: Smartphone },
          { value: 'desktop', label: t('desktop'), Icon: Monitor },
        ]}
      />
      <div className="rounded-card border border-line bg-paper-deep">
        <iframe
          sandbox=""
          srcDoc={mail.html}
          title={t('frame', { mail: t(`kinds.${choice.kind}.name`) })}
          className="mx-auto block h-[36rem] w-full max-w-full rounded-card border-0 bg-white"
          style={{ width: WIDTHS[screen] }}
        />
      </div>
    </div>
  );
}

function Plain({ mail, lang }: { mail: ShownMail; lang: string }) {
  return (
    <pre
      lang={lang}
      className="rounded-card border border-line bg-paper p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
    >
      {mail.text}
    </pre>
  );
}
