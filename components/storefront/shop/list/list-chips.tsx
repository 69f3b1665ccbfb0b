import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { formatMoney } from '@/components/ui/format-money';
import { LIST_FACETS, listSearch, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { storePath, type StorePlace } from '@/lib/modules/storefront/rules/store-place';
import type { Currency } from '@/lib/kernel/money';
import type { LabelledFacets } from './facet-labels';

interface Chip {
  label: string;
  /** The query without this filter. */
  rest: ListQuery;
}

function useChips(query: ListQuery, { labels, titles }: LabelledFacets, currency: Currency): Chip[] {
  const t = useTranslations('productList');
  const first = { ...query, page: 1 };
  const chips: Chip[] = query.q
    ? [{ label: t('chipSearch', { q: query.q }), rest: { ...first, q: '' } }]
    : [];
  for (const facet of LIST_FACETS) {
    for (const key of query[facet]) {
      const rest = { ...first, [facet]: query[facet].filter((one) => one !== key) };
      chips.push({ label: `${titles[facet]}: ${labels[facet].get(key) ?? key}`, rest });
    }
  }
  const price = (limit: number) => formatMoney(limit, currency);
  if (query.min !== null)
    chips.push({ label: t('chipMin', { price: price(query.min) }), rest: { ...first, min: null } });
  if (query.max !== null)
    chips.push({ label: t('chipMax', { price: price(query.max) }), rest: { ...first, max: null } });
  if (query.sort)
    chips.push({ label: `${t('sort')}: ${t(`sorts.${query.sort}`)}`, rest: { ...first, sort: null } });
  return chips;
}

interface ListChipsProps {
  place: StorePlace;
  query: ListQuery;
  facets: LabelledFacets;
  currency: Currency;
}

/** Active filters as chips; each links to the list without it. */
export function ListChips({ place, query, facets, currency }: ListChipsProps) {
  const t = useTranslations('productList');
  const chips = useChips(query, facets, currency);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <a
            href={storePath(place, 'products', listSearch(rest))}
            data-list-link=""
            aria-label={t('remove', { label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-white px-4 text-[0.9375rem] wrap-anywhere no-underline hover:border-ink"
          >
            {label}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={storePath(place, 'products')}
          data-list-link=""
          className="inline-flex min-h-11 items-center px-2 text-accent underline underline-offset-4"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  );
}
