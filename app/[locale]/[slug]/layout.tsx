import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { FadeIn, FadeInSooner } from '@/components/storefront/shop/fade-in';
import { LinkCodeKeeper } from '@/components/storefront/shop/link-code-keeper';
import { OnHold } from '@/components/storefront/shop/on-hold';
import { StoreTimes } from '@/components/storefront/shop/pages/store-times';
import { StoreFooter } from '@/components/storefront/shop/store-footer';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { FontFaces } from '@/components/ui/font-faces';
import { PageProgress } from '@/components/ui/page-progress';
import { PreloadFont } from '@/components/ui/preload-fonts';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { overlayFont, storeStyle } from '@/components/storefront/shop/store-style';
import { isListed } from '@/lib/modules/storefront/rules/seo/listed';
import { firstFace, neededFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { latinFontFile, webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { WordCheckProvider } from '@/lib/modules/storefront/client/personal/word-place';
import { storeMessages } from '@/lib/intl/store-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { isPrivateVisit } from './entry-headers';
import { loadStore } from './load-store';
import { storeIcons } from './store-icons';
import { STORE_NAMESPACES } from './store-namespaces';

interface StoreLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string; slug: string }>;
}

/** Stores are rendered on their first request, not at build. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: StoreLayoutProps): Promise<Metadata> {
  const { slug } = await params;
  const store = await loadStore(slug, await requireLocale(params));
  const { storeName } = store.storeConfig;
  const facts = { status: store.status, type: store.event_type.type, listed: store.seo.listed };
  const listed = isListed(facts) && !(await isPrivateVisit());
  return {
    title: { default: storeName, template: `%s · ${storeName}` },
    applicationName: storeName,
    // The platform's would put the platform on a shopper's home screen.
    manifest: null,
    ...storeIcons(store.storeConfig.favicon),
    ...(listed ? {} : { robots: { index: false } }),
  };
}

/** Storefront layout: the tenant's colours, fonts and logo, and the basket of an active store (S2.5-12). */
export default async function StoreLayout({ children, params }: StoreLayoutProps) {
  const locale = await requireLocale(params);
  const { slug } = await params;
  const store = await loadStore(slug, locale);
  const messages = await storeMessages(STORE_NAMESPACES, store.region, locale);
  const asked = store.checks_words ? { tenant: store.tenant_id, slug } : null;
  const { fontSet, customLogo } = store.storeConfig;
  const first = firstFace(fontSet, customLogo.enabled && customLogo.url !== '');
  const face = first ? latinFontFile(first) : undefined;
  return (
    <NextIntlClientProvider messages={messages}>
      <StoreRegionProvider region={store.region}>
        <div
          data-surface="store"
          data-store={slug}
          style={storeStyle(store.storeConfig)}
          className="group/store flex min-h-dvh flex-col bg-white font-text"
        >
          {face === undefined ? null : <PreloadFont href={face} />}
          <FontFaces name={slug} css={webFontFaces(neededFaces(fontSet)) + overlayFont(slug, fontSet)} />
          <PageProgress />
          <StoreHeader store={store} />
          <div className="flex grow flex-col">
            <FadeIn />
            <div className="flex grow flex-col">
              <LinkCodeKeeper storeId={store.id} />
              {store.status === 'Active' ? <StoreTimes store={store} locale={locale} /> : null}
              <WordCheckProvider place={asked}>
                {store.status === 'On hold' ? <OnHold store={store} /> : children}
              </WordCheckProvider>
            </div>
            <StoreFooter store={store} />
            <FadeInSooner />
          </div>
        </div>
      </StoreRegionProvider>
    </NextIntlClientProvider>
  );
}
