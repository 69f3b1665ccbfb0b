import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { FadeIn, FadeInSooner } from '@/components/storefront/shop/fade-in';
import { PreviewBar } from '@/components/storefront/shop/pages/preview-bar';
import { StoreFooter } from '@/components/storefront/shop/store-footer';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { overlayFont, storeStyle } from '@/components/storefront/shop/store-style';
import { PageProgress } from '@/components/ui/page-progress';
import { FontFaces } from '@/components/ui/font-faces';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import { instantText } from '@/lib/modules/storefront/rules/instant-text';
import { neededFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import type { MessageName } from '@/lib/intl/pick-messages';
import { storeMessages } from '@/lib/intl/store-messages';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { STORE_NAMESPACES } from '../../[slug]/store-namespaces';
import type { Previewed } from './load-preview';

/** Products with personalisation need error messages. */
const NAMESPACES: readonly MessageName[] = [...STORE_NAMESPACES, 'errors', 'ownPicture', 'sitePreview'];

interface PreviewFrameProps {
  shown: Previewed;
  plain: boolean;
  children: ReactNode;
}

/** A store in its own design, below a bar that says it is a preview; without a basket. */
export async function PreviewFrame({ shown, plain, children }: PreviewFrameProps) {
  const { store, status, locale } = shown;
  const shared = shown.shared && {
    path: shown.shared.path,
    until: instantText(new Date(shown.shared.until), REGION_FACTS[store.region].timeZone, locale),
  };
  const { fontSet } = store.storeConfig;
  const other = { href: storePath(store, plain ? '' : 'index-old'), plain: !plain };
  return (
    <NextIntlClientProvider messages={await storeMessages(NAMESPACES, store.region, locale)}>
      <StoreRegionProvider region={store.region}>
        <div
          data-surface="store"
          data-store={store.slug}
          style={storeStyle(store.storeConfig)}
          className="flex min-h-dvh flex-col bg-white font-text"
        >
          <FontFaces
            name={store.slug}
            css={webFontFaces(neededFaces(fontSet)) + overlayFont(store.slug, fontSet)}
          />
          <PageProgress />
          <PreviewBar status={status} shared={shared} other={other} />
          <StoreHeader store={store} />
          <div className="flex grow flex-col">
            <FadeIn />
            <div className="flex grow flex-col">{children}</div>
            <StoreFooter store={store} />
            <FadeInSooner />
          </div>
        </div>
      </StoreRegionProvider>
    </NextIntlClientProvider>
  );
}
