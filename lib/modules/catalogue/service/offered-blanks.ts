import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import { listedPrices } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import { readBlanks } from './read-blanks';

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
      names: blank.names,
      brand: blank.brand,
      code: blank.code,
      colours: blank.colours.map(({ identifier, name, hex }) => ({ identifier, name, hex })),
      sizes: [...blank.sizes],
      ...listedPrices(blank, currency),
    })),
  };
}
