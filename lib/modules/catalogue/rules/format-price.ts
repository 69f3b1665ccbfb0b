import type { Minor } from '@/lib/kernel/money';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';

const formats = new Map<Region, Intl.NumberFormat>();

/**
 * An amount in the region's format, always with two decimals: EU EUR as in nl-NL, UK GBP as in en-GB, US USD as in
 * en-US. S9-10.
 */
export function formatPrice(amount: Minor, region: Region): string {
  const known = formats.get(region) ?? newFormat(region);
  formats.set(region, known);
  return known.format(amount / 100);
}

function newFormat(region: Region): Intl.NumberFormat {
  const { numberLocale, currency } = REGION_FACTS[region];
  return new Intl.NumberFormat(numberLocale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
