import type { Blanks } from '@/lib/modules/catalogue/service/read-blanks';

/** Every SKU that a manufacturer of the catalogue has. */
export const skusOf = ({ list }: Blanks): string[] =>
  list.flatMap(({ colours, sizes, skuOf }) =>
    colours.flatMap(({ identifier }) => sizes.map((size) => skuOf(identifier, size))),
  );
