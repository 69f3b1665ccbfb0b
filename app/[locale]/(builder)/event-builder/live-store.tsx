'use client';

import { useTranslations, type AbstractIntlMessages } from 'next-intl';
import { useMemo, type MouseEvent } from 'react';
import { ClaimPage } from '@/components/claims/shop/claim-page';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import { OrderPage } from '@/components/checkout/shop/order-form/order-page';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { PicturesTo } from '@/components/design/shop/picture-place';
import { PreviewHome } from '@/components/storefront/shop/pages/preview-home';
import { StoreFooter } from '@/components/storefront/shop/store-footer';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { StoreHome } from '@/components/storefront/shop/store-home';
import { toast } from '@/components/ui/toast';
import { asFormProducts } from '@/lib/modules/event-builder/client/as-storefront';
import type { Locale } from '@/lib/kernel/locales';
import { ShownFrame, useShownStore, type Shown } from './shown-frame';

interface LiveStoreProps {
  locale: Locale;
  storeTexts: AbstractIntlMessages;
}

/** Preview mode: forms are validated as usual but send nothing. */
const PREVIEW: FormPreview = { token: '' };

/** The front page for the event's type (D4). */
function FrontPage({ shown, locale }: { shown: Shown; locale: Locale }) {
  const { built } = useBuilder();
  const offer = useMemo(() => asFormProducts(built.store, shown.drawn), [built.store, shown.drawn]);
  const { store } = shown;
  const { type } = store.event_type;
  if (type === 'Promo') return <ClaimPage store={store} offer={offer} locale={locale} preview={PREVIEW} />;
  if (type === 'Products') return <OrderPage store={store} offer={offer} locale={locale} preview={PREVIEW} />;
  return type === 'Store' ? <StoreHome store={store} /> : <PreviewHome store={store} />;
}

/** The store as shoppers will see it, built from the components of the real pages. */
export function LiveStore({ locale, storeTexts }: LiveStoreProps) {
  const t = useTranslations('eventBuilder.live');
  const { built } = useBuilder();
  const { token } = built;
  const shown = useShownStore(built.store);
  const target = useMemo(() => (token === null ? null : ({ kind: 'builder', token } as const)), [token]);
  const { store } = shown;
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    toast('info', t('linksLater'));
  };
  return (
    <div onClickCapture={stay} className="flex grow flex-col">
      <ShownFrame
        shown={shown}
        locale={locale}
        storeTexts={storeTexts}
        className="flex grow flex-col border-t-4 border-accent"
      >
        <StoreHeader store={store} />
        <div className="flex grow flex-col">
          <PicturesTo target={target}>
            <FrontPage shown={shown} locale={locale} />
          </PicturesTo>
        </div>
        <StoreFooter store={store} />
      </ShownFrame>
    </div>
  );
}
