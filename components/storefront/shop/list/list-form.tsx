import { ChevronDown, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { LIST_FACETS, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { PRODUCT_SORTS } from '@/lib/modules/catalogue/rules/sort-products';
import { storePath, type StorePlace } from '@/lib/modules/storefront/rules/store-place';
import type { Currency } from '@/lib/kernel/money';
import type { LabelledFacets } from './facet-labels';
import { FacetMenu } from './facet-menu';
import { PriceMenu } from './price-menu';

interface ListFormProps {
  place: StorePlace;
  query: ListQuery;
  facets: LabelledFacets;
  currency: Currency;
}

function SearchBox({ q }: { q: string }) {
  const t = useTranslations('productList');
  return (
    <div role="search" className="flex grow gap-2 sm:max-w-md">
      <div className="relative grow">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          enterKeyHint="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          className={`${CONTROL_CLASSES} ps-11`}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('search')}
      </Button>
    </div>
  );
}

function SortBox({ sort }: Pick<ListQuery, 'sort'>) {
  const t = useTranslations('productList');
  return (
    <label className="flex grow items-center gap-2.5 font-semibold whitespace-nowrap sm:grow-0">
      {t('sort')}
      <span className="relative grow">
        <select name="sort" defaultValue={sort ?? ''} className={`${CONTROL_CLASSES} appearance-none pe-10`}>
          {/* Placeholder option, shown until one of the five sort orders is chosen. */}
          <option value="" disabled hidden>
            {t('ownOrder')}
          </option>
          {PRODUCT_SORTS.map((value) => (
            <option key={value} value={value}>
              {t(`sorts.${value}`)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2"
        />
      </span>
    </label>
  );
}

/** Search, filters and sort order as a GET form, which works without JavaScript. S9. */
export function ListForm({ place, query, facets, currency }: ListFormProps) {
  const t = useTranslations('productList');
  return (
    <form
      role="search"
      action={storePath(place, 'products')}
      method="get"
      aria-label={t('label')}
      className="relative z-10 grid gap-4"
    >
      {place.preview?.token ? <input type="hidden" name="preview" value={place.preview.token} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SearchBox q={query.q} />
        <SortBox sort={query.sort} />
      </div>
      <div className="relative flex flex-wrap gap-2">
        {LIST_FACETS.map((facet) => (
          <FacetMenu
            key={facet}
            facet={facet}
            title={facets.titles[facet]}
            values={facets[facet]}
            chosen={query[facet]}
          />
        ))}
        {facets.price ? <PriceMenu price={facets.price} query={query} currency={currency} /> : null}
        <noscript>
          <Button type="submit" variant="secondary">
            {t('apply')}
          </Button>
        </noscript>
      </div>
    </form>
  );
}
