import { useLocale, useTranslations } from 'next-intl';
import { nameIn, type NamesByLocale } from '@/lib/kernel/locales';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

interface NamedBlank {
  family: GarmentFamily;
  name: string | null;
  names?: NamesByLocale | undefined;
}

/** What a blank is called: in the reader's language, by its English name, or as its family where it has none. S2.2-270, S2.2-300 */
export function useBlankName(): (blank: NamedBlank) => string {
  const families = useTranslations('eventProducts.blanks');
  const locale = useLocale();
  return (blank) => nameIn(blank, locale) ?? families(blank.family);
}
