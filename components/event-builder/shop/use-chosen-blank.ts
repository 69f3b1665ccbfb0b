'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { nameIn } from '@/lib/kernel/locales';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import { offeredBlank } from '@/lib/modules/event-builder/rules/builder-blanks';
import { BLANK_PARAM } from '@/lib/modules/event-builder/rules/steps';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Builder } from './builder-context';

/** This URL without the blank, so that a reload doesn't choose it again. */
function withoutBlank(): URL {
  const url = new URL(window.location.href);
  url.searchParams.delete(BLANK_PARAM);
  return url;
}

/**
 * Begins with the blank that the URL names: the store has a product of it, and its step is open. One that is unknown,
 * withdrawn or not sold in the store's region changes nothing. S2.1-29
 */
export function useChosenBlank({
  built,
  known,
  logo,
  pathOf,
}: Pick<Builder, 'built' | 'known' | 'logo' | 'pathOf'>) {
  const t = useTranslations('eventBuilder.blanks');
  const locale = useLocale();
  const { keeper } = built;
  // The router hears of a URL only once it is hydrated itself, which is after the first effects of what is in it.
  const ready = useHydrated();
  useEffect(() => {
    const chosen = new URLSearchParams(window.location.search).get(BLANK_PARAM);
    if (!ready || chosen === null) return;
    const blank = offeredBlank(known, chosen);
    const { store } = keeper.state();
    if (!blank?.regions.includes(store.region)) {
      window.history.replaceState(null, '', withoutBlank());
      return;
    }
    const name = nameIn(blank, locale) ?? t(blank.family);
    if (!store.products.some((product) => product.blank === blank.id))
      keeper.change(withNewProduct(known, blank.id, name, { logo }));
    window.history.replaceState(null, '', pathOf('products'));
  }, [ready, known, keeper, logo, pathOf, t, locale]);
}
