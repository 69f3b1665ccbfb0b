import { fontPlace } from './font-library';

/** Always offered: what new texts, new font sets and the first pair of fonts begin with. */
export const ALWAYS_OFFERED: readonly string[] = ['Inter', 'Inter Bold', 'Lora'];

/** The fonts that can be chosen: all but those withdrawn, and a withdrawn one where it is in use. S2.2-330 */
export function choosableFonts<Family extends string>(
  families: readonly Family[],
  withdrawn: readonly string[],
  inUse: readonly string[],
): Family[] {
  return families.filter((family) => inUse.includes(family) || !withdrawn.includes(family));
}

/** What staff have decided of the fonts that are offered. S2.2-330, S2.2-332 */
export interface FontChoice {
  /** The families that are no longer offered. */
  withdrawn: readonly string[];
  /** The families that have a place, the first one first. */
  order: readonly string[];
}

/** The fonts as they are where no database can be asked. */
export const FIRST_FONT_CHOICE: FontChoice = { withdrawn: [], order: [] };

/** Families in the order that staff keep; those without a place follow as they were. S2.2-332 */
export function inFontOrder<Family extends string>(
  families: readonly Family[],
  order: readonly string[],
): Family[] {
  return [...families].sort((one, other) => fontPlace(order, one) - fontPlace(order, other));
}
