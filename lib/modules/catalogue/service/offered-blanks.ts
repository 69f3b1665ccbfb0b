import { toWire, type Currency } from '@/lib/kernel/money';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import type { CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { breaksToWire } from '@/lib/modules/pricing/rules/quantity-prices';
import { readBlanks } from './read-blanks';

/** What it costs in a currency from so many on; nothing where it has one price. S2.2-317 */
function breaksIn(currency: Currency, { quantityPrices }: CatalogueBlank) {
  const blank = breaksToWire(quantityPrices?.blank?.[currency]);
  const print = breaksToWire(quantityPrices?.print?.[currency]);
  return {
    ...(blank.length > 0 ? { blank_breaks: blank } : {}),
    ...(print.length > 0 ? { print_breaks: print } : {}),
  };
}

/**
 * The blanks that can be sold in a region, at the platform's list prices in its currency (S3.4-6, D50-1). Pages ask a call
 * that answers them and never read the list itself.
 */
export async function offeredBlanks(region: Region): Promise<{ blanks: OfferedBlank[] }> {
  const { currency } = REGION_FACTS[region];
  const { list } = await readBlanks();
  const offered = list.filter(({ regions }) => regions.includes(region));
  return {
    blanks: offered.map((blank) => ({
      id: blank.id,
      family: blank.family,
      name: blank.name,
      brand: blank.brand,
      code: blank.code,
      colours: blank.colours.map(({ identifier, name, hex }) => ({ identifier, name, hex })),
      sizes: [...blank.sizes],
      blank_price: toWire(blank.blankPrice[currency]),
      print_price: toWire(blank.printPrice[currency]),
      ...breaksIn(currency, blank),
    })),
  };
}
