import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LOCALES } from '@/lib/kernel/locales';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';

/** Says to staff that a client is locked, why, since when and by whom; nothing while it isn't. D43-8. */
export function LockAlert({ lock }: Pick<ClientDetail, 'lock'>) {
  const t = useTranslations('clients.page');
  const notice = useTranslations('events.lockNotice');
  const locale = useLocale();
  if (!lock) return null;
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(tag, parts).format(new Date(lock.at));
  return (
    <Alert tone="warn" title={t('locked')} className="mt-5">
      <p className="wrap-anywhere">{notice('reason', { reason: lock.reason })}</p>
      <p>{t('lockedBy', { who: lock.by || t('left'), day })}</p>
    </Alert>
  );
}
