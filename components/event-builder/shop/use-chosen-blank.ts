'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import { offeredBlank } from '@/lib/modules/event-builder/rules/builder-blanks';
import { BLANK_PARAM } from '@/lib/modules/event-builder/rules/steps';
import type { Builder } from './builder-context';

/** Takes the blank out of the URL, so that a reload doesn't choose it again; null for none. */
function takeChosen(): string | null {
  const url = new URL(window.location.href);
  const chosen = url.searchParams.get(BLANK_PARAM);
  if (chosen === null) return null;
  url.searchParams.delete(BLANK_PARAM);
  window.history.replaceState(null, '', url);
  return chosen;
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
  const { keeper } = built;
  useEffect(() => {
    const chosen = takeChosen();
    const blank = chosen === null ? null : offeredBlank(known, chosen);
    const { store } = keeper.state();
    if (!blank?.regions.includes(store.region)) return;
    if (!store.products.some((product) => product.blank === blank.id))
      keeper.change(withNewProduct(known, blank.id, t(blank.id), { logo }));
    window.history.replaceState(null, '', pathOf('products'));
  }, [known, keeper, logo, pathOf, t]);
}
