'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';

interface SessionAlertProps {
  error: unknown;
  /** What was not possible, e.g. 'The list may be out of date'. */
  title: string;
  onRetry: () => void;
}

/** A call that failed while the page stays as it is: why, and the way on. A lost session logs in beside it. */
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
