import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { fromWire, type Currency, type Minor } from '@/lib/kernel/money';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';

function regionOf(currency: Currency): Region {
  return REGIONS.find((region) => REGION_FACTS[region].currency === currency) ?? 'UK';
}

/** Minor units or the wire's decimal string → the price as S9 formats it in that currency. */
export function formatMoney(amount: Minor | string, currency: Currency): string {
  return formatPrice(typeof amount === 'string' ? fromWire(amount) : amount, regionOf(currency));
}
