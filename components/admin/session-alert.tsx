'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';

interface SessionAlertProps {
  error: unknown;
  /** What failed, e.g. 'The list may be out of date'. */
  title: string;
  onRetry: () => void;
}

/**
 * A failed call on a page that stays usable: the reason and a retry. After a lost session it offers to log in in
 * another tab.
 */
export function SessionAlert({ error, title, onRetry }: SessionAlertProps) {
  const t = useTranslations('admin.failure');
  const text = useErrorText();
  const ended = error instanceof ApiError && error.status === 401;
  const actions = (
    <>
      {ended ? (
        <a href="/login" target="_blank" rel="noopener" className={buttonClasses('secondary', 'sm')}>
          {t('login')}
        </a>
      ) : null}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
  return (
    <Alert tone="warn" title={title} announce="status" actions={actions}>
      {ended ? t('ended') : text.call(error)}
    </Alert>
  );
}
