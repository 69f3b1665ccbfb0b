'use client';

import { useTranslations } from 'next-intl';
import { ChosenMail } from '@/components/mails/admin/chosen-mail';
import { MailTest } from '@/components/mails/admin/mail-test';
import { ReadPart } from '@/components/mails/admin/read-part';
import type { Locale } from '@/lib/kernel/locales';
import { testMailTexts, useMailTexts } from '@/lib/modules/mails/client/platform-texts';
import type { ListedMailText } from '@/lib/modules/mails/contract/platform-texts';
import { MailTextForm } from './mail-text-form';

interface MailTextPanelProps {
  mail: ListedMailText;
  lang: Locale;
  mayAct: boolean;
  onLanguage: (lang: Locale) => void;
  onBack: () => void;
}

/** The chosen mail: its language, a test of it, and its texts. S2.2-335. */
export function MailTextPanel({ mail, lang, mayAct, onLanguage, onBack }: MailTextPanelProps) {
  return (
    <ChosenMail
      title={mail.name}
      lang={lang}
      onLanguage={onLanguage}
      onBack={onBack}
      lead={<p className="text-ink-soft">{mail.when}</p>}
      test={
        mayAct ? (
          <MailTest key={`${mail.id} ${lang}`} send={() => testMailTexts({ mail: mail.id, lang })} />
        ) : null
      }
    >
      <Texts mail={mail} lang={lang} mayAct={mayAct} />
    </ChosenMail>
  );
}

function Texts({ mail, lang, mayAct }: Pick<MailTextPanelProps, 'mail' | 'lang' | 'mayAct'>) {
  const t = useTranslations('mailTexts');
  const read = useMailTexts({ mail: mail.id, lang });
  return (
    <ReadPart read={read} failed={t('failed')} height="min-h-[32rem]">
      {(texts) => (
        <MailTextForm
          // Begun again with what was saved.
          key={`${mail.id} ${lang} ${texts.texts.map(({ version }) => version).join()}`}
          texts={texts}
          mayAct={mayAct}
          onSaved={(saved) => void read.mutate(saved, { revalidate: false })}
        />
      )}
    </ReadPart>
  );
}
