'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { TONE_CLASSES } from '@/components/ui/badge';
import { Info, TriangleAlert } from '@/components/ui/icons';
import type { Locale } from '@/lib/kernel/locales';
import { closedNotices, closeNotice } from '@/lib/modules/site/client/closed-notices';
import { untilText } from '@/lib/modules/site/client/until-text';
import { noticesAt, noticeText, type ShownNotice } from '@/lib/modules/site/rules/platform-notice';

export interface NoticeBarTexts {
  /** What the bar is called. */
  label: string;
  close: string;
  /** With `{time}`: when a maintenance ends. */
  until: string;
}

interface NoticeBarProps {
  notices: readonly ShownNotice[];
  at: Date;
  locale: Locale;
  texts: NoticeBarTexts;
}

/** One notice above the page: maintenance first, which stays until it ends; news until its reader closes it. S2.2-281, S2.2-282. */
export function NoticeBar({ notices, at, locale, texts }: NoticeBarProps) {
  const [closed, setClosed] = useState(closedNotices);
  const notice = noticesAt(notices, at).find(
    ({ kind, key }) => kind === 'maintenance' || !closed.includes(key),
  );
  if (!notice) return null;
  const isMaintenance = notice.kind === 'maintenance';
  const Icon = isMaintenance ? TriangleAlert : Info;
  function close(key: string) {
    closeNotice(key);
    setClosed((before) => [...before, key]);
  }
  return (
    <aside
      aria-label={texts.label}
      data-surface="platform"
      className={clsx('border-b font-text', TONE_CLASSES[isMaintenance ? 'warn' : 'info'])}
    >
      <div className="mx-auto flex max-w-page items-start gap-3 px-5 py-2.5 sm:px-8">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <p role="status" className="min-w-0 grow wrap-anywhere text-ink">
          {noticeText(notice.texts, locale)}
          {isMaintenance ? (
            <>
              {' '}
              <span className="font-semibold">
                {texts.until.replace('{time}', untilText(new Date(notice.ends_at), locale))}
              </span>
            </>
          ) : null}
        </p>
        {isMaintenance ? null : (
          <button
            type="button"
            aria-label={texts.close}
            className="-my-1 grid size-9 shrink-0 place-items-center rounded-control text-ink hover:bg-surface"
            onClick={() => close(notice.key)}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </aside>
  );
}
