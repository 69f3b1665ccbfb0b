import type { Blanks } from '@/lib/modules/catalogue/service/read-blanks';

/** Every SKU that a manufacturer of the catalogue has, or had: printers go on counting those. */
export const skusOf = ({ skus }: Blanks): readonly string[] => skus;
