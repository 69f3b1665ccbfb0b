import { fromWire, toWire, type Minor } from '@/lib/kernel/money';
import { facetKey } from './facet-key';
import { isProductSort, type ProductSort } from './sort-products';

/** The filters with the store's own values; each may have several. */
export const LIST_FACETS = ['category', 'colour', 'size'] as const;
export type ListFacet = (typeof LIST_FACETS)[number];

/** Every parameter that changes a product list; next.routes.mjs repeats them, and a test compares the two. */
export const LIST_PARAMS = ['q', ...LIST_FACETS, 'min', 'max', 'sort', 'page'] as const;

/**
 * A shopper's query of a product list. Facets hold keys (`facetKey`); `min` and `max` are displayed prices in minor
 * units.
 */
export interface ListQuery extends Record<ListFacet, string[]> {
  q: string;
  min: Minor | null;
  max: Minor | null;
  /** Null: the store's own order. */
  sort: ProductSort | null;
  /** From 1. */
  page: number;
}

/** A page's query parameters in Next's format. */
export type SearchParams = Record<string, string | string[] | undefined>;

const MOST_VALUES = 30;
const LONGEST_TEXT = 100;
const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;
const PAGE = /^[1-9]\d{0,5}$/;

function all(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function one(value: string | string[] | undefined): string {
  return (all(value)[0] ?? '').trim();
}

function keys(value: string | string[] | undefined): string[] {
  const found = all(value).map((text) => facetKey(text.slice(0, LONGEST_TEXT)));
  return [...new Set(found)].filter((key) => key !== '').slice(0, MOST_VALUES);
}

/** Removes control characters and lone surrogates from a search text, which the database rejects. */
function words(text: string): string {
  const plain = text
    .normalize('NFC')
    .slice(0, LONGEST_TEXT)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ');
  return plain.replace(/\s+/g, ' ').trim();
}

function amount(text: string): Minor | null {
  const [found, whole = '', part = ''] = AMOUNT.exec(text) ?? [];
  return found === undefined ? null : fromWire(`${whole}.${part.padEnd(2, '0')}`);
}

/**
 * Parses the URL of a product list. Invalid values are left out, so that no URL is an error; a reversed price range is
 * swapped. S9, S2.3-2.
 */
export function parseListQuery(params: SearchParams): ListQuery {
  const [first, second] = [amount(one(params['min'])), amount(one(params['max']))];
  const turned = first !== null && second !== null && first > second;
  const sort = one(params['sort']);
  const page = one(params['page']);
  return {
    q: words(one(params['q'])),
    category: keys(params['category']),
    colour: keys(params['colour']),
    size: keys(params['size']),
    min: turned ? second : first,
    max: turned ? first : second,
    sort: isProductSort(sort) ? sort : null,
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** Minor units as a URL and a number field write them: 2000 → `20`, 2160 → `21.60`. */
export function plainAmount(minor: Minor): string {
  return toWire(minor).replace(/\.00$/, '');
}

/** The query as a URL: `?colour=black&sort=price_asc`, or an empty text. `parseListQuery` reads it back. */
export function listSearch(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.q) params.append('q', query.q);
  for (const facet of LIST_FACETS) for (const key of query[facet]) params.append(facet, key);
  if (query.min !== null) params.append('min', plainAmount(query.min));
  if (query.max !== null) params.append('max', plainAmount(query.max));
  if (query.sort) params.append('sort', query.sort);
  if (query.page > 1) params.append('page', String(query.page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query in the form of the API's list: several values of a filter are joined by commas. */
export function listCall(query: ListQuery, lang: string): Record<string, string | number> {
  const several = LIST_FACETS.flatMap((facet) => {
    return query[facet].length > 0 ? [[facet, query[facet].join(',')] as const] : [];
  });
  return {
    ...(query.q ? { q: query.q } : {}),
    ...Object.fromEntries(several),
    ...(query.min === null ? {} : { min: plainAmount(query.min) }),
    ...(query.max === null ? {} : { max: plainAmount(query.max) }),
    ...(query.sort ? { sort: query.sort } : {}),
    page: query.page,
    lang,
  };
}

/** Whether any filter or search is set; sort and page do not count. */
export function narrows(query: ListQuery): boolean {
  const facets = LIST_FACETS.some((facet) => query[facet].length > 0);
  return facets || query.q !== '' || query.min !== null || query.max !== null;
}
