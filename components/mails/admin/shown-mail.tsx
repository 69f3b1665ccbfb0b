'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import { useShownMail, type MailChoice } from '@/lib/modules/mails/client/mails';
import { MailLook } from './mail-look';

interface ShownMailProps {
  tenant: string;
  choice: MailChoice;
  /** An event's own lines, saved or not; null where no event is chosen. */
  lines?: { opening: string; closing: string } | null;
}

/** How the chosen mail looks. S2.2-101. */
export function ShownMail({ tenant, choice, lines = null }: ShownMailProps) {
  const t = useTranslations('mailsPage');
  const text = useErrorText();
  const { data, error, isValidating, mutate } = useShownMail(tenant, choice, lines);
  if (data) return <MailLook mail={data} choice={choice} />;
  if (error && !isValidating) {
    const again = (
      <Button variant="secondary" size="sm" onClick={() => void mutate()}>
        {t('retry')}
      </Button>
    );
    return (
      <Alert tone="danger" announce="alert" title={t('failed')} actions={again}>
        {text.call(error)}
      </Alert>
    );
  }
  // As tall as what comes, so that the page doesn't jump.
  return (
    <div className="min-h-[48rem]">
      <Loader text={t('loading')} />
    </div>
  );
}
