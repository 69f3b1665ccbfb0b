import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/kernel/locales';

/** A day in UTC, for lists that mix time zones. */
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
