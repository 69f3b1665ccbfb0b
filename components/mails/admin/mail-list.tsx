'use client';

import { useTranslations } from 'next-intl';
import { MAIL_GROUPS, type ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import { GroupedMails } from './grouped-mails';

interface MailListProps {
  current: ShopperMail;
  onChoose: (kind: ShopperMail) => void;
}

/** The mails by what they are about. S2.2-101. */
export function MailList({ current, onChoose }: MailListProps) {
  const t = useTranslations('mailsPage');
  const groups = MAIL_GROUPS.map(({ group, kinds }) => ({
    id: group,
    title: t(`groups.${group}`),
    mails: kinds.map((kind) => ({ id: kind, name: t(`kinds.${kind}.name`), when: t(`kinds.${kind}.when`) })),
  }));
  return <GroupedMails title={t('list')} groups={groups} current={current} onChoose={onChoose} />;
}
