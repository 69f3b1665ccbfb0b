'use client';

import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/admin/overlay/tabs';
import type { ShownTexts } from '@/lib/modules/mails/contract/platform-texts';

/** The mail with example data, in a frame in which nothing runs, loads or leads away, and as plain text. S2.2-338. */
export function TextPreview({ mail, lang }: { mail: ShownTexts; lang: string }) {
  const t = useTranslations('mailsPage');
  const designed = (
    <iframe
      sandbox=""
      srcDoc={mail.html}
      title={t('frame', { mail: mail.subject })}
      className="block h-[36rem] w-full rounded-card border border-line bg-white"
    />
  );
  const plain = (
    <pre
      lang={lang}
      className="rounded-card border border-line bg-paper p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
    >
      {mail.text}
    </pre>
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="wrap-anywhere">
        {t('subject')}: <span lang={lang}>{mail.subject}</span>
      </p>
      <Tabs
        label={t('format')}
        tabs={[
          { id: 'designed', label: t('designed'), content: designed },
          { id: 'plain', label: t('plain'), content: plain },
        ]}
      />
    </div>
  );
}
