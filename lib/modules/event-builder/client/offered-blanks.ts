import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import { listedPrices } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';

/** A blank on the shelf: its colours, and the list prices of garment and print. */
export type ShelfBlank = Pick<
  OfferedBlank,
  | 'id'
  | 'family'
  | 'name'
  | 'names'
  | 'colours'
  | 'blank_price'
  | 'print_price'
  | 'blank_breaks'
  | 'print_breaks'
>;

/** The blanks to choose from; null while they are asked for. */
export interface OfferedBlanks {
  list: readonly ShelfBlank[] | null;
  /** The region whose prices the list has. */
  region: Region | null;
  failed: boolean;
  retry(): void;
}

/** Those of a region for visitors without an account, whom the catalogue's call does not answer. */
export function publicBlanks(blanks: BuilderBlanks, region: Region): OfferedBlanks {
  const { currency } = REGION_FACTS[region];
  const sold = blanks.filter(({ offered, regions }) => offered && regions.includes(region));
  const list = sold.map(({ id, family, name, names, colours, ...prices }) => ({
    id,
    family,
    name,
    names,
    colours: [...colours],
    ...listedPrices(prices, currency),
  }));
  return { list, region, failed: false, retry: () => undefined };
}
