import { writtenText } from '@/lib/intl/message-for';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import type { PaletteForm } from '@/lib/modules/storefront/contract/palettes';
import type { PaletteRow } from '@/lib/modules/storefront/data/palettes';
import { isPaletteId } from '@/lib/modules/storefront/rules/looks';
import type { PaletteNames } from '@/lib/modules/storefront/rules/palettes';

/** The names in one order of languages; a language left empty has none of its own. S2.2-326 */
export function filled(names: PaletteForm['names']): PaletteNames {
  const found: PaletteNames = { en: names.en };
  for (const code of LOCALE_CODES) {
    const own = names[code];
    if (own) found[code] = own;
  }
  return found;
}

/** What the messages call a first palette, in every language; null for any other. S2.2-331 */
export function messageNames(id: string): PaletteNames | null {
  if (!isPaletteId(id)) return null;
  const names: PaletteNames = { en: id };
  for (const code of LOCALE_CODES) {
    const text = writtenText(code, `eventBuilder.look.palette.${id}`);
    if (text !== undefined) names[code] = text;
  }
  return names;
}

/** What a palette is called, in each language that has a name for it. S2.2-331 */
export const calledIn = ({ id, names }: Pick<PaletteRow, 'id' | 'names'>): PaletteNames =>
  names ?? messageNames(id) ?? { en: id };
