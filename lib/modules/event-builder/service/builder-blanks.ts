import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';

/** The blanks that the builder calculates with, for its pages: as staff keep them now, withdrawn ones marked. S2.2-67 */
export async function builderBlanks(): Promise<BuilderBlanks> {
  const { all, find } = await readBlanks();
  return all.map(({ id, family, name, code, categories, ...blank }) => ({
    id,
    family,
    name,
    offered: find(id) !== null,
    code,
    category: categories[0] ?? '',
    regions: [...blank.regions],
    colours: blank.colours.map(({ identifier, name: colour, hex }) => ({ identifier, name: colour, hex })),
    sizes: [...blank.sizes],
    blankPrice: { ...blank.blankPrice },
    printPrice: { ...blank.printPrice },
    ...(blank.names ? { names: blank.names } : {}),
    ...(blank.quantityPrices ? { quantityPrices: blank.quantityPrices } : {}),
  }));
}
