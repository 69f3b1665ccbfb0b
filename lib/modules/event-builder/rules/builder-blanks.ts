import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { NamesByLocale } from '@/lib/kernel/locales';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { QuantityPrices } from '@/lib/modules/pricing/rules/quantity-prices';

/** A blank as the server gives it to the builder: what its own calculations and pictures need. */
export interface BuilderBlank {
  id: string;
  /** Which drawing it has. */
  family: GarmentFamily;
  /** Its name in English; null for one that is named as its family. */
  name: string | null;
  /** In other languages, where it has a name of its own. */
  names?: NamesByLocale | undefined;
  /** Whether new products can be made of it; one that is withdrawn still shows what a store has of it. */
  offered: boolean;
  code: string;
  category: string;
  regions: readonly Region[];
  colours: readonly { identifier: string; name: string; hex: string }[];
  sizes: readonly string[];
  /** The platform's list prices, ex VAT: the garment, and the print on one side. */
  blankPrice: Readonly<Record<Currency, Minor>>;
  printPrice: Readonly<Record<Currency, Minor>>;
  /** Lower prices of both from a quantity on; absent where there are none. S2.2-315 */
  quantityPrices?: QuantityPrices | undefined;
}
export type BuilderBlanks = readonly BuilderBlank[];

/** The blank of this id, a withdrawn one too; null for one that the server doesn't know. S2.2-67 */
export function knownBlank(blanks: BuilderBlanks, id: string): BuilderBlank | null {
  return blanks.find((blank) => blank.id === id) ?? null;
}

/** The same for what new products can be made of. */
export function offeredBlank(blanks: BuilderBlanks, id: string): BuilderBlank | null {
  const blank = knownBlank(blanks, id);
  return blank?.offered ? blank : null;
}
