'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Says above the form that the link's code cannot be used (for whatever reason), and what to do. D22. */
export function LinkCodeNote({ refused, contactEmail }: { refused: boolean; contactEmail: string }) {
  const t = useTranslations('claim');
  return (
    <div role="status" className="empty:hidden lg:col-span-2 lg:mb-10">
      {refused ? (
        <Alert tone="warn" title={t('linkCodeTitle')}>
          {t('linkCodeText', { email: contactEmail })}
        </Alert>
      ) : null}
    </div>
  );
}
