'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GroupedMails } from '@/components/mails/admin/grouped-mails';
import { StatusPill } from '@/components/ui/status-pill';
import type { ListedMailText } from '@/lib/modules/mails/contract/platform-texts';
import { findMails } from '@/lib/modules/mails/rules/find-mails';
import { MAIL_TEXT_GROUPS } from '@/lib/modules/mails/rules/mail-text-groups';
import { MailSearch } from './mail-search';

interface MailTextListProps {
  mails: readonly ListedMailText[];
  current: string | undefined;
  onChoose: (id: string) => void;
}

/** The mails by whom they go to, each with whether it says something of staff's own. S2.2-335. */
export function MailTextList({ mails, current, onChoose }: MailTextListProps) {
  const t = useTranslations('mailTexts');
  const [typed, setTyped] = useState('');
  const found = findMails(mails, typed);
  const ofGroup = (group: ListedMailText['group']) => found.filter((mail) => mail.group === group);
  const inOrder = MAIL_TEXT_GROUPS.flatMap(ofGroup);
  const groups = MAIL_TEXT_GROUPS.filter((group) => ofGroup(group).length > 0).map((group) => ({
    id: group,
    title: t(`groups.${group}`),
    mails: ofGroup(group).map(({ id, name, when, ...mail }) => ({
      id,
      name,
      when,
      mark: <Mark {...mail} />,
    })),
  }));
  const [first] = inOrder;
  return (
    <div className="grid grid-cols-1 gap-4">
      <MailSearch
        value={typed}
        onChange={setTyped}
        found={typed.trim() === '' ? null : found.length}
        onEnter={() => first && onChoose(first.id)}
      />
      {first ? (
        <GroupedMails title={t('title')} groups={groups} current={current} onChoose={onChoose} />
      ) : (
        <p className="text-muted">{t('search.none')}</p>
      )}
    </div>
  );
}

function Mark({ changed, is_broken: isBroken }: Pick<ListedMailText, 'changed' | 'is_broken'>) {
  const t = useTranslations('mailTexts');
  if (changed.length === 0) return null;
  return (
    <span>
      <StatusPill tone={isBroken ? 'danger' : 'accent'}>{t(isBroken ? 'broken' : 'changed')}</StatusPill>
    </span>
  );
}
