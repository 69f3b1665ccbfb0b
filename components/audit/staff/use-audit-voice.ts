import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import type { AuditVoice } from '@/lib/modules/audit/rules/audit-words';

/** The reader's language, for telling an entry's fields and values, in UTC if no zone is given. D44-8. */
export function useAuditVoice(timeZone?: string): AuditVoice {
  const t = useTranslations();
  const locale = useLocale();
  return { locale: isLocale(locale) ? locale : DEFAULT_LOCALE, timeZone, t: (key) => t(key) };
}
