import '../../[slug]/store.css';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PreviewBar } from '@/components/storefront/pages/preview-bar';
import { StoreFooter } from '@/components/storefront/store-footer';
import { StoreMark } from '@/components/storefront/store-mark';
import { storeStyle } from '@/components/storefront/store-style';
import { FontFaces } from '@/components/ui/font-faces';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { instantText } from '@/lib/domain/storefront/instant-text';
import { neededFaces } from '@/lib/domain/theme/web-fonts';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { storeMessages } from '@/lib/intl/store-messages';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { Previewed } from './load-preview';

interface PreviewFrameProps {
  shown: Previewed;
  plain: boolean;
  children: ReactNode;
}

/** A store in its own look under a bar that says it is a preview; nothing in it leads to a basket. */
export async function PreviewFrame({ shown, plain, children }: PreviewFrameProps) {
  const { store, status, locale, query } = shown;
  const base = `/site-preview/${store.slug}`;
  const shared = shown.shared && {
    path: shown.shared.path,
    until: instantText(new Date(shown.shared.until), REGION_FACTS[store.region].timeZone, locale),
  };
  const other = { href: `${base}${plain ? '' : '/index-old'}${query}`, plain: !plain };
  return (
    <NextIntlClientProvider messages={await storeMessages(['store', 'errorPages'], store.region, locale)}>
      <StoreRegionProvider region={store.region}>
        <div
          data-surface="store"
          style={storeStyle(store.storeConfig)}
          className="flex min-h-dvh flex-col bg-white font-text"
        >
          <FontFaces name={store.slug} css={webFontFaces(neededFaces(store.storeConfig.fontSet))} />
          <PreviewBar status={status} shared={shared} other={other} />
          <header className="border-b border-line">
            <div className="mx-auto flex min-h-16 w-full max-w-page items-center px-4 py-2 sm:px-8">
              <StoreMark config={store.storeConfig} />
            </div>
          </header>
          <div className="flex grow flex-col">{children}</div>
          {/* Without links to pages that are not there yet. */}
          <StoreFooter store={{ ...store, status: 'On hold' }} />
        </div>
      </StoreRegionProvider>
    </NextIntlClientProvider>
  );
}
