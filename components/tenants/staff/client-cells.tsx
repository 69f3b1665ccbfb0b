import { useLocale, useTranslations } from 'next-intl';
import type { Client } from '@/lib/modules/tenants/contract/list-clients';
import { LOCALES } from '@/lib/kernel/locales';

/** Who opened the account, or was the first to join it. */
export function Admin({ admin }: { admin: Client['admin'] }) {
  const t = useTranslations('clients');
  if (!admin) return <span className="text-muted">{t('noAdmin')}</span>;
  return (
    <span className="block max-w-[20rem]">
      <span className="block break-words">{admin.name}</span>
      <span className="block text-[0.9375rem] break-all text-muted">{admin.email}</span>
      {admin.email_verified ? null : (
        <span className="block text-[0.9375rem] font-semibold text-warn">{t('unconfirmed')}</span>
      )}
    </span>
  );
}

/** A day in UTC: clients are in many time zones. */
export function Day({ at }: { at: string }) {
  const locale = useLocale();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {new Intl.DateTimeFormat(tag, parts).format(new Date(at))}
    </time>
  );
}
