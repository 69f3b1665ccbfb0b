import { useLocale } from 'next-intl';
import { humanInstant } from '@/lib/kernel/human-date';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';

/** The store's time zone, derived from its currency (D17-1). */
function zoneOf(currency: Currency): string {
  const region = REGIONS.find((name) => REGION_FACTS[name].currency === currency) ?? 'UK';
  return REGION_FACTS[region].timeZone;
}

function tagOf(locale: Locale): string | undefined {
  return LOCALES.find((entry) => entry.code === locale)?.file;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function inZone(instant: string, timeZone: string, locale: Locale): string {
  const at = new Date(instant);
  const [day, time] = [DAY, TIME].map((parts) =>
    new Intl.DateTimeFormat(tagOf(locale), { ...parts, timeZone }).format(at),
  );
  // Day and time are joined here, because the `Intl` versions of servers and browsers join them differently.
  return `${day}, ${time}`;
}

/** An instant as day and time, in the time zone of the store that sells in `currency`. */
export function momentText(instant: string, currency: Currency, locale: Locale): string {
  return inZone(instant, zoneOf(currency), locale);
}

/** The day of an instant, in the time zone of the store that sells in `currency`. */
export function dayText(instant: string, currency: Currency, locale: Locale): string {
  return humanInstant(new Date(instant), zoneOf(currency), locale);
}

/** `2026-11-20` → `20 Nov`. */
export function shortDay(isoDay: string, locale: Locale): string {
  const parts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(locale), parts).format(new Date(`${isoDay}T00:00:00Z`));
}

interface MomentProps {
  at: string;
  currency: Currency;
  /** Use the platform's own time zone, for lists with stores in several zones. */
  ofPlatform?: boolean;
  className?: string;
}

export function Moment({ at, currency, ofPlatform = false, className }: MomentProps) {
  const locale = useLocale();
  const zone = ofPlatform ? REGION_FACTS.UK.timeZone : zoneOf(currency);
  return (
    <time dateTime={at} className={className} suppressHydrationWarning>
      {inZone(at, zone, locale)}
    </time>
  );
}
