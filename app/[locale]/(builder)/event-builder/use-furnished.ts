'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';

const EXAMPLES = ['tee', 'hoodie', 'tote', 'mug'] as const;

/** The store, with example products while none is chosen, so that colours are visible on something. */
export function useFurnished(): TemporaryStore {
  const t = useTranslations('eventBuilder.blanks');
  const { built, logo, known } = useBuilder();
  const { store } = built;
  return useMemo(
    () =>
      store.products.length > 0
        ? store
        : EXAMPLES.reduce((made, family) => withNewProduct(known, family, t(family), { logo })(made), store),
    [store, logo, t, known],
  );
}
