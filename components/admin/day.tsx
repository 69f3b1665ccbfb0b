import { useLocale } from 'next-intl';
import { LOCALES, type Locale } from '@/lib/kernel/locales';

const PARTS = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** The day of an instant in UTC, as the reader's country writes it: `29 Nov 2026`. */
export function dayText(at: string, locale: Locale): string {
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  return new Intl.DateTimeFormat(tag, PARTS).format(new Date(at));
}

/** A day in UTC, for lists that mix time zones. */
export function Day({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dayText(at, locale)}
    </time>
  );
}
