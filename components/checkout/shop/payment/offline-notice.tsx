'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { useOnline } from '@/lib/client/use-online';

/** Shown while the browser is offline. D11. */
export function OfflineNotice() {
  const t = useTranslations('checkout');
  const online = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {online ? null : (
        <Alert tone="warn" title={t('offlineTitle')}>
          {t('offlineText')}
        </Alert>
      )}
    </div>
  );
}
