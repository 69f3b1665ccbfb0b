import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';

/** Date and time format of the page's language, in the store's time zone. */
export function useInstantFormat(region: Region): Intl.DateTimeFormat {
  const locale = useLocale();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const parts = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(tag, { ...parts, timeZone: REGION_FACTS[region].timeZone });
}
