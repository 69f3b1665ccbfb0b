'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Above the form: the link's code is of no use, whatever the reason, and what else can be done. DECISIONS 22. */
export function LinkCodeNote({ refused, contactEmail }: { refused: boolean; contactEmail: string }) {
  const t = useTranslations('claim');
  return (
    <div role="status" className="empty:hidden lg:col-span-2">
      {refused ? (
        <Alert tone="warn" title={t('linkCodeTitle')}>
          {t('linkCodeText', { email: contactEmail })}
        </Alert>
      ) : null}
    </div>
  );
}
