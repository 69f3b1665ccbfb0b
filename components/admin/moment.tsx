import { useLocale } from 'next-intl';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';

/** The store's time zone, known by the currency it sells in (DECISIONS 17). */
function zoneOf(currency: Currency): string {
  const region = REGIONS.find((name) => REGION_FACTS[name].currency === currency) ?? 'UK';
  return REGION_FACTS[region].timeZone;
}

function tagOf(locale: Locale): string | undefined {
  return LOCALES.find((entry) => entry.code === locale)?.file;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** An instant as day and time in a store's time zone; the two are joined here, since browsers join them differently. */
export function momentText(instant: string, currency: Currency, locale: Locale): string {
  const at = new Date(instant);
  const [day, time] = [DAY, TIME].map((parts) =>
    new Intl.DateTimeFormat(tagOf(locale), { ...parts, timeZone: zoneOf(currency) }).format(at),
  );
  return `${day}, ${time}`;
}

/** `2026-11-20` → `20 Nov`. */
export function shortDay(isoDay: string, locale: Locale): string {
  const parts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(locale), parts).format(new Date(`${isoDay}T00:00:00Z`));
}

interface MomentProps {
  at: string;
  currency: Currency;
  className?: string;
}

export function Moment({ at, currency, className }: MomentProps) {
  const locale = useLocale();
  return (
    <time dateTime={at} className={className} suppressHydrationWarning>
      {momentText(at, currency, locale)}
    </time>
  );
}
