import { toWire, type Currency, type Minor } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';

/** Sales channels. The costs are the same for every channel, so there is one so far. */
export const PRICE_CHANNELS = ['retail'] as const;
type PriceChannel = (typeof PRICE_CHANNELS)[number];

/** Currency → the locale its prices are written for (S9) → channel → wire amount. */
export type ChannelPrices = Partial<Record<Currency, Record<string, Record<PriceChannel, string>>>>;

/** The prices of S3.4 per currency, locale and channel, from minor units per currency. */
export function channelPrices(minor: Partial<Record<Currency, Minor>>): ChannelPrices {
  const prices: ChannelPrices = {};
  for (const { currency, numberLocale } of Object.values(REGION_FACTS)) {
    const amount = minor[currency];
    if (amount !== undefined) prices[currency] = { [numberLocale]: { retail: toWire(amount) } };
  }
  return prices;
}
