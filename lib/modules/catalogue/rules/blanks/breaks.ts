import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { CURRENCIES, fromWire, type Currency } from '@/lib/kernel/money';
import {
  breaksFromWire,
  breaksToWire,
  type QuantityPrices,
  type WireBreak,
} from '@/lib/modules/pricing/rules/quantity-prices';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';

/** Prices by quantity, as a version of a blank keeps them. */
export type WireBreaks = Readonly<Record<Currency, WireBreak[]>>;

/** What of a version is about prices. */
interface Priced {
  blank_price: Readonly<Record<Currency, string>>;
  print_price: Readonly<Record<Currency, string>>;
  blank_breaks?: WireBreaks | undefined;
  print_breaks?: WireBreaks | undefined;
}

const hasSome = (breaks: WireBreaks | undefined): breaks is WireBreaks =>
  breaks !== undefined && CURRENCIES.some((currency) => breaks[currency].length > 0);

/** What a version keeps of breaks that were sent: what isn't sent stays, and without any there is nothing to keep. */
export function keptBreaks(
  sent: Pick<Priced, 'blank_breaks' | 'print_breaks'>,
  before: Pick<Priced, 'blank_breaks' | 'print_breaks'>,
): { blank_breaks?: WireBreaks; print_breaks?: WireBreaks } {
  const blank = sent.blank_breaks ?? before.blank_breaks;
  const print = sent.print_breaks ?? before.print_breaks;
  return {
    ...(hasSome(blank) ? { blank_breaks: blank } : {}),
    ...(hasSome(print) ? { print_breaks: print } : {}),
  };
}

function perCurrency<From, To>(of: (currency: Currency) => From, to: (value: From) => To) {
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, to(of(currency))])) as Record<
    Currency,
    To
  >;
}

/** The breaks of a version in minor units; undefined where it has none. S2.2-315 */
export function quantityPricesOf({
  blank_breaks,
  print_breaks,
}: Partial<Priced>): QuantityPrices | undefined {
  if (!hasSome(blank_breaks) && !hasSome(print_breaks)) return undefined;
  return {
    blank: perCurrency((currency) => blank_breaks?.[currency], breaksFromWire),
    print: perCurrency((currency) => print_breaks?.[currency], breaksFromWire),
  };
}

/** The reverse of `quantityPricesOf`. */
export function breaksOf(prices: QuantityPrices | undefined): ReturnType<typeof keptBreaks> {
  if (!prices) return {};
  const { blank, print } = prices;
  const said = {
    blank_breaks: perCurrency((currency) => blank?.[currency], breaksToWire),
    print_breaks: perCurrency((currency) => print?.[currency], breaksToWire),
  };
  return keptBreaks(said, {});
}

/** A break as staff read and write it: `25 3.80`. */
export const breakText = ({ from, price }: WireBreak): string => `${from} ${price}`;

/** The break that a text says; what is no number or no price is left to the contract, which refuses it. */
export function breakOf(text: string): WireBreak {
  const [, from = '', price = ''] = /^\s*(\d*)\s*[:=]?\s*(.*)$/.exec(text) ?? [];
  return { from: from === '' ? Number.NaN : Number(from), price: typedPrice(price) ?? price.trim() };
}

type Wrong = Record<string, FieldErrorCode[]>;

function wrongIn(breaks: readonly WireBreak[], one: string, path: string): Wrong {
  const wrong: Wrong = {};
  let before: WireBreak = { from: 1, price: one };
  breaks.forEach((next, at) => {
    if (next.from <= before.from) wrong[`${path}.${at}.from`] = ['too_small'];
    if (fromWire(next.price) > fromWire(before.price)) wrong[`${path}.${at}.price`] = ['too_large'];
    before = next;
  });
  return wrong;
}

/** Breaks that don't go from fewer items to more, or that make an item dearer, by field. S2.2-315 */
export function wrongBreaks({ blank_price, print_price, blank_breaks, print_breaks }: Priced): Wrong {
  return Object.assign(
    {},
    ...CURRENCIES.flatMap((currency) => [
      wrongIn(blank_breaks?.[currency] ?? [], blank_price[currency], `blank_breaks.${currency}`),
      wrongIn(print_breaks?.[currency] ?? [], print_price[currency], `print_breaks.${currency}`),
    ]),
  ) as Wrong;
}
