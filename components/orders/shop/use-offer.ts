'use client';

import { useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { anonymousCall } from '@/lib/client/anonymous';
import { browserCall } from '@/lib/client/browser';
import type { FormProduct, FormProducts } from '@/lib/modules/storefront/contract/form-product';
import type { listFormProducts } from '@/lib/modules/storefront/contract/list-form-products';
import type { readSharedPreview } from '@/lib/modules/storefront/contract/preview';
import type { Locale } from '@/lib/kernel/locales';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import { listFormProductsCall, readSharedPreviewCall } from '@/lib/modules/storefront/contract/paths';

/** Total count and number of pages. */
export type Extent = Pick<FormProducts, 'total' | 'pages'>;

interface OfferStore {
  tenantId: string;
  slug: string;
  framed?: boolean;
  preview?: FormPreview;
}

/** An order form's items, in pages if there are many. */
export interface Offer<Item> {
  /** The items of the current page. */
  items: readonly Item[];
  /** Whether there is more than one page. */
  large: boolean;
  /** Number of search results and total. */
  found: number;
  all: number;
  page: number;
  pages: number;
  q: string;
  waiting: boolean;
  failed: boolean;
  search(q: string): void;
  turn(page: number): void;
  retry(): void;
}

interface Asked {
  q: string;
  page: number;
  lang: Locale;
}

async function readOffer(
  { tenantId, slug, framed, preview }: OfferStore,
  asked: Asked,
): Promise<FormProducts> {
  const query = { page: asked.page, lang: asked.lang, ...(asked.q === '' ? {} : { q: asked.q }) };
  if (preview) {
    const look = { ...query, form: '1', preview: preview.token };
    const shown = await browserCall<typeof readSharedPreview>(readSharedPreviewCall, {
      params: { slug },
      query: look,
    });
    return shown.form?.products ?? { products: [], total: 0, page: 1, pages: 1 };
  }
  // Inside a frame there is no login, and no cookie is sent (docs/decisions/0012).
  const call = framed ? anonymousCall<typeof listFormProducts> : browserCall<typeof listFormProducts>;
  return call(listFormProductsCall, { params: { tenant: tenantId, slug }, query });
}

/** An order form's products: the first page comes with the HTML; other pages and searches are loaded. */
export function useOffer<Item>(
  store: OfferStore,
  first: readonly Item[],
  { total, pages }: Extent,
  of: (product: FormProduct) => Item,
): Offer<Item> {
  const lang = useLocale() as Locale;
  const [{ q, page }, setAsked] = useState({ q: '', page: 1 });
  const elsewhere = q !== '' || page > 1;
  const { data, error, isLoading, mutate } = useSWRImmutable(
    elsewhere ? [listFormProductsCall.path, store.slug, lang, q, page] : null,
    () => readOffer(store, { q, page, lang }),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  const answer = elsewhere ? data : undefined;
  const items = useMemo(() => answer?.products.map(of) ?? first, [answer, first, of]);
  const known = answer ?? { total, pages, page: 1 };
  return {
    items,
    q,
    all: total,
    large: pages > 1,
    found: known.total,
    pages: known.pages,
    page: known.page,
    waiting: isLoading,
    failed: error !== undefined && !isLoading,
    search: (text) => setAsked({ q: text, page: 1 }),
    turn: (to) => setAsked({ q, page: to }),
    retry: () => void mutate(),
  };
}
