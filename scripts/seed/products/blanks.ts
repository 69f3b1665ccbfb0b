import type { ProductBlank } from '@/lib/db/schema/catalogue';
import { findBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { keptBlank } from '@/lib/modules/catalogue/rules/blanks/product-blank';
import type { GarmentFamily, PrintArea } from '@/lib/modules/design/rules/scene-types';

/** The `selected` blank (S3.4) of a seeded product, from the catalogue. */
export function blankOf(family: GarmentFamily, area: PrintArea): ProductBlank {
  const blank = findBlank(family);
  if (!blank) throw new Error(`no blank of family ${family}`);
  return keptBlank(blank, area);
}
