'use client';

import { useTranslations, type AbstractIntlMessages } from 'next-intl';
import { PreviewWindow } from '@/components/event-builder/shop/preview-window';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { StepLink } from '@/components/event-builder/shop/step-link';
import { buttonClasses } from '@/components/ui/button-classes';
import type { Locale } from '@/lib/kernel/locales';
import { PreviewStore } from './preview-store';
import { useShownStore } from './shown-frame';
import { useFurnished } from './use-furnished';

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
