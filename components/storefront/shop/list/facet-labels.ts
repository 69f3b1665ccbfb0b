import { useTranslations } from 'next-intl';
import type { ProductList } from '@/lib/modules/storefront/contract/list-products';
import { facetKey } from '@/lib/modules/catalogue/rules/facet-key';
import type { ColourValue, FacetValue, Facets } from '@/lib/modules/catalogue/rules/list-facets';
import type { ListFacet } from '@/lib/modules/catalogue/rules/list-query';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { localSpelling } from '@/lib/modules/catalogue/rules/us-spelling';
import { fromWire } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';

/** Facet values with labels in the shopper's language. */
export interface LabelledFacets extends Facets {
  labels: Record<ListFacet, Map<string, string>>;
  /** Name of each facet. */
  titles: Record<ListFacet, string>;
}

/** A category's name: translated if it is one of the platform's, else as the store wrote it. */
function useCategoryName(): (category: string) => string {
  const t = useTranslations('productList.categories');
  return (category) => {
    const key = facetKey(category) as Parameters<typeof t.has>[0];
    return t.has(key) ? t(key) : category;
  };
}

/** A list's filters with labels in the shopper's language. */
export function useFacets(facets: ProductList['facets'], region: Region): LabelledFacets {
  const t = useTranslations('productList');
  const product = useTranslations('product');
  const categoryName = useCategoryName();
  const named = <V extends FacetValue>(values: V[], name: (label: string) => string) =>
    values.map((value) => ({ ...value, label: name(value.label) }));
  const category = named(facets.category, categoryName);
  const colour = named<ColourValue>(facets.colour, (label) => label);
  const size = named(facets.size, (label) => (isOneSize(label) ? product('oneSize') : sizeLabel(label)));
  const byKey = (values: readonly FacetValue[]) => new Map(values.map(({ key, label }) => [key, label]));
  const price = facets.price && {
    lowest: fromWire(facets.price.lowest),
    highest: fromWire(facets.price.highest),
  };
  const labels = { category: byKey(category), colour: byKey(colour), size: byKey(size) };
  const titles = {
    category: t('category'),
    colour: localSpelling(t('colour'), region),
    size: t('size'),
  };
  return { category, colour, size, price, labels, titles };
}
