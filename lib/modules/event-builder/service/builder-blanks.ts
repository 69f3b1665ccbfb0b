import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import type { BuilderBlank, BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';

/** The blanks that the builder calculates with, for its pages: as staff keep them now, withdrawn ones marked. S2.2-67 */
export async function builderBlanks(): Promise<BuilderBlanks> {
  const { known, find } = await readBlanks();
  return GARMENT_FAMILIES.flatMap((family): BuilderBlank[] => {
    const blank = known(family);
    if (!blank) return [];
    const { id, code, categories, regions, colours, sizes, blankPrice, printPrice } = blank;
    return [
      {
        id,
        offered: find(family) !== null,
        code,
        category: categories[0] ?? '',
        regions: [...regions],
        colours: colours.map(({ identifier, name, hex }) => ({ identifier, name, hex })),
        sizes: [...sizes],
        blankPrice: { ...blankPrice },
        printPrice: { ...printPrice },
      },
    ];
  });
}
