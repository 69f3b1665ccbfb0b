'use client';

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { ClaimPage } from '@/components/claims/shop/claim-page';
import { OrderPage } from '@/components/checkout/shop/order-form/order-page';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import { SizesPage } from '@/components/size-collection/shop/sizes-page';
import { AboutPage } from '@/components/storefront/shop/pages/about-page';
import { ContactPage } from '@/components/storefront/shop/pages/contact-page';
import { FaqsPage } from '@/components/storefront/shop/pages/faqs-page';
import { PreviewHome } from '@/components/storefront/shop/pages/preview-home';
import { TermsPage } from '@/components/storefront/shop/pages/terms-page';
import type { ShownStore } from '@/components/storefront/shop/shown-store';
import { StoreFooter } from '@/components/storefront/shop/store-footer';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { StoreHome } from '@/components/storefront/shop/store-home';
import { storeStyle } from '@/components/storefront/shop/store-style';
import { ShownOnly } from '@/components/ui/shown-only';
import type { Locale } from '@/lib/kernel/locales';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { followLook } from '@/lib/modules/storefront/client/live-look';
import type { FormProducts } from '@/lib/modules/storefront/contract/form-product';
import type { LiveLook } from '@/lib/modules/storefront/contract/live-look';

interface LiveStoreProps {
  locale: Locale;
  /** As saved: what is shown until the editor has spoken. */
  stored: ShownStore;
  /** The platform's terms, which the client's own stand above. */
  terms: Omit<ComponentProps<typeof TermsPage>, 'store'>;
  /** The order form's products; null for a store, and for a Bulk event that collects no sizes. */
  offer: FormProducts | null;
  sizes: { invitation: Invitation; guides: Readonly<Record<string, ReactNode>> } | null;
}

/** Forms are checked as usual and send nothing. */
const PREVIEW: FormPreview = { token: '' };

/** The front page for the event's type (D4). */
function FrontPage({
  store,
  offer,
  sizes,
  locale,
}: Omit<LiveStoreProps, 'stored' | 'terms'> & { store: ShownStore }) {
  const { type } = store.event_type;
  if (type === 'Store') return <StoreHome store={store} />;
  const shared = { store, locale, preview: PREVIEW };
  if (sizes) return <SizesPage {...shared} {...sizes} token="" />;
  if (offer && type === 'Promo') return <ClaimPage {...shared} offer={offer} />;
  if (offer && type === 'Products') return <OrderPage {...shared} offer={offer} />;
  return <PreviewHome store={store} />;
}

/**
 * The storefront in the studio's frame, from the components of the public pages, with the look that the editor sends.
 * It can be looked at and scrolled; nothing in it can be used. S3.6-12.
 */
export function LiveStore({ stored, terms, ...front }: LiveStoreProps) {
  const [look, setLook] = useState<LiveLook>();
  useEffect(() => followLook(setLook), []);
  const store = look ? { ...stored, storeConfig: look.config } : stored;
  const pages = {
    home: () => <FrontPage store={store} {...front} />,
    'about-us': () => <AboutPage store={store} />,
    faqs: () => <FaqsPage store={store} locale={front.locale} />,
    'contact-us': () => <ContactPage store={store} />,
    'terms-and-conditions': () => <TermsPage store={store} {...terms} />,
  };
  return (
    <ShownOnly>
      <div
        data-surface="store"
        data-live-page={look?.page}
        style={storeStyle(store.storeConfig)}
        inert
        className="flex min-h-dvh flex-col bg-white font-text"
      >
        <StoreHeader store={store} />
        <div className="flex grow flex-col">{pages[look?.page ?? 'home']()}</div>
        <StoreFooter store={store} />
      </div>
    </ShownOnly>
  );
}
