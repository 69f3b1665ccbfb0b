import type { ReactNode } from 'react';
import { StoreFooter } from '@/components/storefront/shop/store-footer';
import { StoreHeader } from '@/components/storefront/shop/store-header';
import { storeStyle } from '@/components/storefront/shop/store-style';
import { FontFaces } from '@/components/ui/font-faces';
import { PageProgress } from '@/components/ui/page-progress';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { neededFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';

interface OrderSurfaceProps {
  /** Null if the store is no longer public. */
  store: StorefrontData | null;
  children: ReactNode;
}

/** The order's page in its store's colours and fonts, or the platform's if the store is gone. */
export function OrderSurface({ store, children }: OrderSurfaceProps) {
  if (!store) {
    return (
      <>
        <PageProgress />
        {children}
      </>
    );
  }
  return (
    <div
      data-surface="store"
      style={storeStyle(store.storeConfig)}
      className="flex min-h-dvh flex-col bg-white font-text"
    >
      <FontFaces name={store.slug} css={webFontFaces(neededFaces(store.storeConfig.fontSet))} />
      <PageProgress />
      <StoreHeader store={store} />
      <div className="flex grow flex-col">{children}</div>
      <StoreFooter store={store} />
    </div>
  );
}
