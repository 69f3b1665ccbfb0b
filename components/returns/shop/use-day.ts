'use client';

import { useLocale } from 'next-intl';
import { humanDay } from '@/lib/kernel/human-date';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/kernel/locales';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';

/** A day `DD-MM-YYYY` in the page's language. */
export function useDay(): (text: string) => string {
  const current = useLocale();
  const locale = isLocale(current) ? current : DEFAULT_LOCALE;
  return (text) => humanDay(text, locale);
}

/** A moment in the page's language, in the store's time zone. */
export function useMomentText(region: Region): (at: string) => string {
  const locale = useLocale();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const parts = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat(tag, { ...parts, timeZone: REGION_FACTS[region].timeZone });
  return (at) => format.format(new Date(at));
}
