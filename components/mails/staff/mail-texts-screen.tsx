'use client';

import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import type { ListedMailText } from '@/lib/modules/mails/contract/platform-texts';
import { MailTextList } from './mail-text-list';
import { MailTextPanel } from './mail-text-panel';

/** Below the width of Tailwind's `lg`, where the chosen mail is below the list. */
const STACKED = '(width < 64rem)';

interface MailTextsScreenProps {
  mails: readonly ListedMailText[];
  mayAct: boolean;
}

/** Every mail of the platform, and beside it what the chosen one says; where that is below the list, it is gone to. S2.2-335. */
export function MailTextsScreen({ mails, mayAct }: MailTextsScreenProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [id, setId] = useState(mails[0]?.id);
  const [lang, setLang] = useState<Locale>(useLocale());
  const chosen = mails.find((mail) => mail.id === id);

  function choose(next: string) {
    setId(next);
    if (window.matchMedia(STACKED).matches) shown.current?.focus();
  }
  /** To the mail in the list; to the search where it isn't among those found. */
  function goBack() {
    const part = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    (part('[aria-current]') ?? part('input'))?.focus();
  }
  return (
    <div className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <div ref={list}>
        <MailTextList mails={mails} current={id} onChoose={choose} />
      </div>
      <div ref={shown} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none lg:sticky lg:top-20">
        {chosen ? (
          <MailTextPanel mail={chosen} lang={lang} mayAct={mayAct} onLanguage={setLang} onBack={goBack} />
        ) : null}
      </div>
    </div>
  );
}
