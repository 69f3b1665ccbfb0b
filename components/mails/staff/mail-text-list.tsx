'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Panel } from '@/components/admin/panel';
import { StatusPill } from '@/components/ui/status-pill';
import type { ListedMailText } from '@/lib/modules/mails/contract/platform-texts';
import { MAIL_TEXT_GROUPS } from '@/lib/modules/mails/rules/mail-text-groups';

interface MailTextListProps {
  mails: readonly ListedMailText[];
  current: string | undefined;
  onChoose: (id: string) => void;
}

/** The mails by whom they go to, each with when it goes out, and which of them say something of staff's own. S2.2-335. */
export function MailTextList({ mails, current, onChoose }: MailTextListProps) {
  const t = useTranslations('mailTexts');
  const id = useId();
  return (
    <Panel id={id} title={t('title')} flush>
      {MAIL_TEXT_GROUPS.map((group) => (
        <section
          key={group}
          aria-labelledby={`${id}-${group}`}
          className="p-2 not-first:border-t not-first:border-line"
        >
          <h3 id={`${id}-${group}`} className="px-2 pt-2 pb-1 text-base">
            {t(`groups.${group}`)}
          </h3>
          <ul>
            {mails
              .filter((mail) => mail.group === group)
              .map((mail) => (
                <li key={mail.id}>
                  <MailChoice mail={mail} isCurrent={mail.id === current} onChoose={onChoose} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

interface MailChoiceProps {
  mail: ListedMailText;
  isCurrent: boolean;
  onChoose: (id: string) => void;
}

function MailChoice({ mail, isCurrent, onChoose }: MailChoiceProps) {
  const t = useTranslations('mailTexts');
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(mail.id)}
      className={clsx(
        'grid w-full gap-0.5 rounded-lg px-2 py-2 text-start',
        isCurrent ? 'bg-accent-soft' : 'hover:bg-ink/6',
      )}
    >
      <span className="font-semibold wrap-anywhere">{mail.name}</span>
      <span className="text-[0.9375rem] text-ink-soft">{mail.when}</span>
      {mail.changed.length > 0 ? (
        <span>
          <StatusPill tone={mail.is_broken ? 'danger' : 'accent'}>
            {t(mail.is_broken ? 'broken' : 'changed')}
          </StatusPill>
        </span>
      ) : null}
    </button>
  );
}
