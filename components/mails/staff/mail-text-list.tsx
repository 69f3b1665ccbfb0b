'use client';

import { useTranslations } from 'next-intl';
import { GroupedMails } from '@/components/mails/admin/grouped-mails';
import { StatusPill } from '@/components/ui/status-pill';
import type { ListedMailText } from '@/lib/modules/mails/contract/platform-texts';
import { MAIL_TEXT_GROUPS } from '@/lib/modules/mails/rules/mail-text-groups';

interface MailTextListProps {
  mails: readonly ListedMailText[];
  current: string | undefined;
  onChoose: (id: string) => void;
}

/** The mails by whom they go to, each with whether it says something of staff's own. S2.2-335. */
export function MailTextList({ mails, current, onChoose }: MailTextListProps) {
  const t = useTranslations('mailTexts');
  const groups = MAIL_TEXT_GROUPS.map((group) => ({
    id: group,
    title: t(`groups.${group}`),
    mails: mails
      .filter((mail) => mail.group === group)
      .map(({ id, name, when, ...mail }) => ({ id, name, when, mark: <Mark {...mail} /> })),
  }));
  return <GroupedMails title={t('title')} groups={groups} current={current} onChoose={onChoose} />;
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
