'use client';

import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import { MAIL_GROUPS, type ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import type { MailEvent } from './event-chooser';
import { MailList } from './mail-list';
import { MailPanel } from './mail-panel';

/** Below the width of Tailwind's `lg`, where the chosen mail is below the list. */
const STACKED = '(width < 64rem)';

/** Every mail that shoppers get, and beside it the chosen one; where that is below it, it is gone to. S2.2-101. */
export function MailsScreen({ tenant }: { tenant: string }) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<ShopperMail>(MAIL_GROUPS[0].kinds[0] ?? 'order_confirmation');
  const [lang, setLang] = useState<Locale>(useLocale());

  const [event, setEvent] = useState<MailEvent | null>(null);

  function choose(next: ShopperMail) {
    setKind(next);
    if (window.matchMedia(STACKED).matches) shown.current?.focus();
  }
  return (
    <div className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <div ref={list}>
        <MailList current={kind} onChoose={choose} />
      </div>
      <div
        ref={shown}
        tabIndex={-1}
        className="min-w-0 scroll-mt-20 outline-none lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      >
        <MailPanel
          tenant={tenant}
          choice={{ kind, lang, slug: event?.slug ?? null }}
          event={event}
          onEvent={setEvent}
          onLanguage={setLang}
          onBack={() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()}
        />
      </div>
    </div>
  );
}
