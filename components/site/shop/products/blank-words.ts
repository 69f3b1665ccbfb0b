import { useTranslations } from 'next-intl';
import { facetKey } from '@/lib/modules/catalogue/rules/facet-key';

/** The names of what a blank is and how it is printed, in the page's language; an unknown one as the catalogue has it. */
export function useBlankWords() {
  const categories = useTranslations('productList.categories');
  const techniques = useTranslations('ourProducts.techniques');
  const regions = useTranslations('ourProducts.regions');
  return {
    category(name: string): string {
      const key = facetKey(name) as Parameters<typeof categories.has>[0];
      return categories.has(key) ? categories(key) : name;
    },
    technique(name: string): string {
      const key = facetKey(name) as Parameters<typeof techniques.has>[0];
      return techniques.has(key) ? techniques(key) : name;
    },
    region: (region: 'UK' | 'EU' | 'US'): string => regions(region),
  };
}
