import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LOCALES } from '@/lib/kernel/locales';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';

/** Says to staff that a client is closed, why, since when and by whom; nothing while it is open. S2.2-198. */
export function ClosedAlert({ closing }: Pick<ClientDetail, 'closing'>) {
  const t = useTranslations('clients.closing');
  const page = useTranslations('clients.page');
  const notice = useTranslations('events.lockNotice');
  const locale = useLocale();
  if (!closing) return null;
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(tag, parts).format(new Date(closing.at));
  return (
    <Alert tone="warn" title={t('notice')} className="mt-5">
      <p className="wrap-anywhere">{notice('reason', { reason: closing.reason })}</p>
      <p>{t('by', { who: closing.by || page('left'), day })}</p>
    </Alert>
  );
}
