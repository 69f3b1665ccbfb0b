'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Panel } from '@/components/admin/panel';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import { SelectField } from '@/components/ui/select-field';
import { isLocale, LOCALES, type Locale } from '@/lib/kernel/locales';
import { useMailTexts } from '@/lib/modules/mails/client/platform-texts';
import type { ListedMailText } from '@/lib/modules/mails/contract/platform-texts';
import { MailTextForm } from './mail-text-form';
import { MailTextTest } from './mail-text-test';

interface MailTextPanelProps {
  mail: ListedMailText;
  lang: Locale;
  mayAct: boolean;
  onLanguage: (lang: Locale) => void;
  /** Back to the list, which on phones is far above. */
  onBack: () => void;
}

/** The chosen mail: its language, a test of it, and its texts. S2.2-335. */
export function MailTextPanel({ mail, lang, mayAct, onLanguage, onBack }: MailTextPanelProps) {
  const t = useTranslations('mailsPage');
  const back = (
    <Button variant="quiet" size="sm" className="lg:hidden" onClick={onBack}>
      {t('back')}
    </Button>
  );
  return (
    <Panel id={useId()} title={mail.name} aside={back}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft">{mail.when}</p>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <SelectField
            label={t('language')}
            options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
            value={lang}
            onChange={({ target }) => (isLocale(target.value) ? onLanguage(target.value) : undefined)}
            className="min-w-44"
          />
          {mayAct ? <MailTextTest key={`${mail.id} ${lang}`} mail={mail.id} lang={lang} /> : null}
        </div>
        <Texts mail={mail} lang={lang} mayAct={mayAct} />
      </div>
    </Panel>
  );
}

function Texts({ mail, lang, mayAct }: Pick<MailTextPanelProps, 'mail' | 'lang' | 'mayAct'>) {
  const t = useTranslations('mailsPage');
  const own = useTranslations('mailTexts');
  const text = useErrorText();
  const { data, error, isValidating, mutate } = useMailTexts({ mail: mail.id, lang });
  if (data) {
    const versions = data.texts.map(({ version }) => version).join();
    return (
      <MailTextForm
        // Begun again with what was saved.
        key={`${mail.id} ${lang} ${versions}`}
        texts={data}
        mayAct={mayAct}
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
      <Alert tone="danger" announce="alert" title={own('failed')} actions={again}>
        {text.call(error)}
      </Alert>
    );
  }
  return (
    <div className="min-h-[32rem]">
      <Loader text={t('loading')} />
    </div>
  );
}
