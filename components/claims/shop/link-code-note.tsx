'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { CodeCheck } from './use-code-check';

interface LinkCodeNoteProps {
  checked: CodeCheck;
  code: string;
  contactEmail: string;
}

/** Says above the form that the link's code cannot be used (for whatever reason), and what to do. D22. */
export function LinkCodeNote({ checked, code, contactEmail }: LinkCodeNoteProps) {
  const t = useTranslations('claim');
  const refused = checked.link === code && checked.outlookOf(code) === 'refused';
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
