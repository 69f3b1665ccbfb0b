'use client';

import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { isLocale, LOCALES, type Locale } from '@/lib/kernel/locales';

interface ChosenMailProps {
  title: string;
  lang: Locale;
  onLanguage: (lang: Locale) => void;
  /** Back to the list, which on phones is far above. */
  onBack: () => void;
  lead?: ReactNode;
  /** What is chosen before the language. */
  before?: ReactNode;
  /** The test of it. */
  test?: ReactNode;
  children: ReactNode;
}

/** The panel of the mail that a list has chosen: its language, a test of it, and the mail. S2.2-101, S2.2-335. */
export function ChosenMail(props: ChosenMailProps) {
  const { title, lang, onLanguage, onBack, lead = null, before = null, test = null, children } = props;
  const t = useTranslations('mailsPage');
  const back = (
    <Button variant="quiet" size="sm" className="lg:hidden" onClick={onBack}>
      {t('back')}
    </Button>
  );
  return (
    <Panel id={useId()} title={title} aside={back}>
      <div className="grid grid-cols-1 gap-4">
        {lead}
        <div className="flex flex-wrap items-end justify-between gap-3">
          {before}
          <SelectField
            label={t('language')}
            options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
            value={lang}
            onChange={({ target }) => (isLocale(target.value) ? onLanguage(target.value) : undefined)}
            className="min-w-44"
          />
          {test}
        </div>
        {children}
      </div>
    </Panel>
  );
}
