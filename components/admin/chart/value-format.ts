import { formatMoney } from '@/components/ui/format-money';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';

/** What the values of a chart are: a number of things, a share from 0 to 1, or minor units of a currency. */
export type ValueFormat = { kind: 'count' } | { kind: 'share' } | { kind: 'money'; currency: Currency };

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

function tagOf(locale: Locale): string | undefined {
  return LOCALES.find(({ code }) => code === locale)?.file;
}

/** A value as a reader wants it in a table: all digits, money as everywhere else (S9-10). */
export function formatValue(value: number, format: ValueFormat, locale: Locale): string {
  if (format.kind === 'money') return formatMoney(Math.round(value), format.currency);
  const options =
    format.kind === 'share' ? ({ style: 'percent', maximumFractionDigits: 1 } as const) : undefined;
  return new Intl.NumberFormat(tagOf(locale), options).format(value);
}

/** A value as a mark of an axis: short, `12K`, `£1.5M`. Money is written as its region writes it, like in `formatValue`. */
export function formatTick(value: number, format: ValueFormat, locale: Locale): string {
  if (format.kind === 'share') return formatValue(value, format, locale);
  if (format.kind === 'count') return new Intl.NumberFormat(tagOf(locale), COMPACT).format(value);
  const { currency } = format;
  const region = REGIONS.find((name) => REGION_FACTS[name].currency === currency) ?? 'UK';
  const isSmall = Math.abs(value) < 1000 && value % 100 !== 0;
  const digits = isSmall ? { minimumFractionDigits: 2 } : COMPACT;
  const money = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(REGION_FACTS[region].numberLocale, { ...money, ...digits }).format(
    value / 100,
  );
}
