import { LOCALES, type Locale } from './locales';
import type { Currency, Minor } from './money';

/** An amount as people write it in a language, always with two decimals: `£30.00`, in German `30,00 £`. D41-3. */
export function moneyText(locale: Locale, amount: Minor, currency: Currency): string {
  const tag = LOCALES.find(({ code }) => code === locale)?.file ?? 'en-GB';
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits } as const;
  return new Intl.NumberFormat(tag, format).format(amount / 100);
}
