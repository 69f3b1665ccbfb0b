'use client';

import { useTranslations } from 'next-intl';
import { useShownMail, type MailChoice } from '@/lib/modules/mails/client/mails';
import { MailLook } from './mail-look';
import { ReadPart } from './read-part';

interface ShownMailProps {
  tenant: string;
  choice: MailChoice;
  /** An event's own lines, saved or not; null where no event is chosen. */
  lines?: { opening: string; closing: string } | null;
}

/** How the chosen mail looks. S2.2-101. */
export function ShownMail({ tenant, choice, lines = null }: ShownMailProps) {
  const t = useTranslations('mailsPage');
  const read = useShownMail(tenant, choice, lines);
  return (
    <ReadPart read={read} failed={t('failed')} height="min-h-[48rem]">
      {(mail) => <MailLook mail={mail} choice={choice} />}
    </ReadPart>
  );
}
