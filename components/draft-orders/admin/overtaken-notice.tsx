'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { OvertakenChoice } from './use-draft-form';

/** Says that somebody else has changed the draft under what is typed, and lets the person choose. D3-46. */
export function OvertakenNotice({ choice }: { choice: OvertakenChoice | null }) {
  const t = useTranslations('savedEditor.conflict');
  if (!choice) return null;
  return (
    <Alert
      tone="warn"
      announce="status"
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={choice.takeTheirs}>
            {t('theirs')}
          </Button>
          <Button variant="secondary" size="sm" onClick={choice.keepMine}>
            {t('mine')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Alert>
  );
}
