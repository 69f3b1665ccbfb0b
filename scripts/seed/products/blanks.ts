import type { ProductBlank } from '@/lib/db/schema/catalogue';
import { findBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { keptBlank } from '@/lib/modules/catalogue/rules/blanks/product-blank';
import type { GarmentFamily, PrintArea } from '@/lib/modules/design/rules/scene-types';

/** SPEC 3.4's `selected` of a seeded product, as the catalogue has it. */
export function blankOf(family: GarmentFamily, area: PrintArea): ProductBlank {
  const blank = findBlank(family);
  if (!blank) throw new Error(`no blank of family ${family}`);
  return keptBlank(blank, area);
}
