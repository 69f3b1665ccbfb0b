import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ApprovalBar } from '@/components/storefront/shop/approval/approval-bar';
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
/** So does the answer to what is shown for approval. */
const APPROVAL: readonly MessageName[] = ['approval', 'forms', 'ui'];

interface PreviewFrameProps {
  shown: Previewed;
  plain: boolean;
  children: ReactNode;
}

/** The bar above a preview, or above what is shown for approval. */
function Bar({ shown, plain }: Omit<PreviewFrameProps, 'children'>) {
  const { store, status, locale, approval } = shown;
  const day = (instant: string) =>
    instantText(new Date(instant), REGION_FACTS[store.region].timeZone, locale);
  const token = store.preview?.token;
  if (approval && token) {
    const { storeName } = store.storeConfig;
    const until = day(approval.expires_at);
    return (
      <ApprovalBar slug={store.slug} token={token} storeName={storeName} until={until} first={approval} />
    );
  }
  const shared = shown.shared && { path: shown.shared.path, until: day(shown.shared.until) };
  const other = { href: storePath(store, plain ? '' : 'index-old'), plain: !plain };
  return <PreviewBar status={status} shared={shared} other={other} />;
}

/** A store in its own design, below a bar that says it is a preview; without a basket. */
export async function PreviewFrame({ shown, plain, children }: PreviewFrameProps) {
  const { store, locale } = shown;
  const { fontSet } = store.storeConfig;
  const names = shown.approval ? [...NAMESPACES, ...APPROVAL] : NAMESPACES;
  return (
    <NextIntlClientProvider messages={await storeMessages(names, store.region, locale)}>
      {/* Outside of the store's own look: the bar is not part of what is approved. */}
      {shown.approval ? <Bar shown={shown} plain={plain} /> : null}
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
          {shown.approval ? null : <Bar shown={shown} plain={plain} />}
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
