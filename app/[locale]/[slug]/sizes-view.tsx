import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import { SizesPage } from '@/components/size-collection/shop/sizes-page';
import { ProductSizeGuide } from '@/components/storefront/shop/product-size-guide';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { storeMessages } from '@/lib/intl/store-messages';
import type { Locale } from '@/lib/kernel/locales';
import { PREVIEW_NAMESPACES, SIZES_NAMESPACES } from './store-namespaces';

interface SizesViewProps {
  store: StorefrontData;
  invitation: Invitation;
  token: string;
  locale: Locale;
  preview?: FormPreview | undefined;
}

/** A size guide for each of the invitation's pieces, with what its client says of the sizes (S3.4-43). */
export function guidesOf({ products }: Invitation): Record<string, ReactNode> {
  return Object.fromEntries(
    products.map(({ id, name, family, variants, size_note }) => {
      const guide = { name, family: family as GarmentFamily, note: size_note };
      const sizes = [...new Set(variants.map(({ size }) => size))];
      return [id, <ProductSizeGuide key={id} {...guide} sizes={sizes} />];
    }),
  );
}

/** An invitee's page of a Bulk event that collects sizes (D4-5), also used for its preview. */
export async function SizesView({ store, invitation, token, locale, preview }: SizesViewProps) {
  const names = preview ? [...SIZES_NAMESPACES, ...PREVIEW_NAMESPACES] : SIZES_NAMESPACES;
  return (
    <NextIntlClientProvider messages={await storeMessages(names, store.region, locale)}>
      <SizesPage
        store={store}
        invitation={invitation}
        token={token}
        locale={locale}
        preview={preview}
        guides={guidesOf(invitation)}
      />
    </NextIntlClientProvider>
  );
}
