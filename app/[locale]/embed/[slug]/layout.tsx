import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { storeStyle } from '@/components/storefront/shop/store-style';
import { FontFaces } from '@/components/ui/font-faces';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { WordCheckProvider } from '@/lib/modules/storefront/client/personal/word-place';
import { neededFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { requireLocale } from '@/lib/intl/require-locale';
import { storeMessages } from '@/lib/intl/store-messages';
import { loadStore } from '../../[slug]/load-store';
import { CLAIM_NAMESPACES, ORDER_NAMESPACES } from '../../[slug]/store-namespaces';

interface EmbedLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string; slug: string }>;
}

export const metadata: Metadata = { robots: { index: false } };

/** An event's design without the store's header and footer, to be framed by another site. */
export default async function EmbedLayout({ children, params }: EmbedLayoutProps) {
  const locale = await requireLocale(params);
  const { slug } = await params;
  const store = await loadStore(slug, locale);
  const namespaces = store.event_type.type === 'Products' ? ORDER_NAMESPACES : CLAIM_NAMESPACES;
  const asked = store.checks_words ? { tenant: store.tenant_id, slug, framed: true } : null;
  return (
    <NextIntlClientProvider messages={await storeMessages(namespaces, store.region, locale)}>
      <StoreRegionProvider region={store.region}>
        <div data-surface="store" style={storeStyle(store.storeConfig)} className="bg-white font-text">
          <FontFaces name={slug} css={webFontFaces(neededFaces(store.storeConfig.fontSet))} />
          <WordCheckProvider place={asked}>{children}</WordCheckProvider>
        </div>
      </StoreRegionProvider>
    </NextIntlClientProvider>
  );
}
