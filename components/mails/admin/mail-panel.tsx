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
import { useShownMail, type MailChoice } from '@/lib/modules/mails/client/mails';
import { MailLook } from './mail-look';
import { MailTest } from './mail-test';

interface MailPanelProps {
  tenant: string;
  choice: MailChoice;
  onLanguage: (lang: Locale) => void;
  /** Back to the list, which on phones is far above. */
  onBack: () => void;
}

/** The chosen mail: its language, a test of it, and how it looks. S2.2-101, S2.2-102. */
export function MailPanel({ tenant, choice, onLanguage, onBack }: MailPanelProps) {
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
          <SelectField
            label={t('language')}
            options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
            value={lang}
            onChange={({ target }) => (isLocale(target.value) ? onLanguage(target.value) : undefined)}
            className="min-w-44"
          />
          <MailTest key={`${kind} ${lang}`} tenant={tenant} choice={choice} />
        </div>
        <Shown tenant={tenant} choice={choice} />
      </div>
    </Panel>
  );
}

function Shown({ tenant, choice }: Pick<MailPanelProps, 'tenant' | 'choice'>) {
  const t = useTranslations('mailsPage');
  const text = useErrorText();
  const { data, error, isValidating, mutate } = useShownMail(tenant, choice);
  if (data) return <MailLook mail={data} choice={choice} />;
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
  // As tall as what comes, so that the page doesn't jump.
  return (
    <div className="min-h-[48rem]">
      <Loader text={t('loading')} />
    </div>
  );
}
