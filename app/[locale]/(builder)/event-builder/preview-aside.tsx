'use client';

import { useTranslations, type AbstractIntlMessages } from 'next-intl';
import { useMemo } from 'react';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { PreviewWindow } from '@/components/event-builder/shop/preview-window';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { StepLink } from '@/components/event-builder/shop/step-link';
import { buttonClasses } from '@/components/ui/button-classes';
import { withNewProduct } from '@/lib/modules/event-builder/client/change-store';
import type { TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { Locale } from '@/lib/kernel/locales';
import { PreviewStore } from './preview-store';
import { useShownStore } from './shown-frame';

const EXAMPLES = ['tee', 'hoodie', 'tote', 'mug'] as const;

/** The store, with example products while none is chosen, so that colours are visible on something. */
function useFurnished(): TemporaryStore {
  const t = useTranslations('eventBuilder.blanks');
  const { built, logo } = useBuilder();
  const { store } = built;
  return useMemo(
    () =>
      store.products.length > 0
        ? store
        : EXAMPLES.reduce((made, family) => withNewProduct(family, t(family), { logo })(made), store),
    [store, logo, t],
  );
}

/** Small preview of the store's front page, beside the step. */
export function PreviewAside(props: { locale: Locale; storeTexts: AbstractIntlMessages }) {
  const t = useTranslations('eventBuilder');
  const shown = useShownStore(useFurnished());
  const { store } = shown;
  return (
    <PreviewWindow
      address={`/${store.slug}`}
      foot={
        <StepLink step="store" className={buttonClasses('secondary', 'md', 'justify-self-start')}>
          {t('seeStore')}
        </StepLink>
      }
    >
      <PreviewStore {...props} shown={shown} header={<StoreHeader store={store} />} />
    </PreviewWindow>
  );
}
