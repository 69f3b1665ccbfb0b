import { listCall, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import type { Look } from './load-preview';

const PRODUCT_PAGE = /^(?:New)?Product=([A-Za-z0-9][A-Za-z0-9_-]{1,63})$/;

/** What a preview page shows in addition: a product on `Product=…` and `NewProduct=…`, the list on `products`. */
export function closerLook(page: string, query: ListQuery, lang: string): Look {
  const product = PRODUCT_PAGE.exec(page)?.[1];
  if (product !== undefined) return { product };
  if (page !== 'products') return {};
  const asked = Object.entries(listCall(query, lang)).map(([name, value]) => [name, String(value)]);
  return { list: '1', ...Object.fromEntries(asked) };
}
