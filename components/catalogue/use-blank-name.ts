import { useTranslations } from 'next-intl';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** What a blank is called: by its own name, or in the reader's language as its family where it has none. S2.2-270 */
export function useBlankName(): (blank: { family: GarmentFamily; name: string | null }) => string {
  const families = useTranslations('eventProducts.blanks');
  return ({ family, name }) => name ?? families(family);
}
