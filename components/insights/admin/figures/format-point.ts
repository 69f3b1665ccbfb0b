import { shortDay } from '@/components/admin/moment';
import { LOCALES, type Locale } from '@/lib/kernel/locales';

const MONTH = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A point of a chart: `2026-11-20` → `20 Nov`, `2026-11` → `Nov 2026`. */
export function formatPoint(key: string, locale: Locale): string {
  if (key.length > 7) return shortDay(key, locale);
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  return new Intl.DateTimeFormat(tag, MONTH).format(new Date(`${key}-01T00:00:00Z`));
}
