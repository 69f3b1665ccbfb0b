import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { FontFaces } from '@/components/ui/font-faces';
import { StoreRegionProvider } from '@/components/ui/store-price';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import type { MessageName } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { storeMessages } from '@/lib/intl/store-messages';
import { readPreview } from '@/lib/modules/storefront/contract/preview';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { requirePermission } from '../../../../../(admin)/actor';
import { pageCall } from '../../../../../(admin)/page-call';
import {
  CLAIM_NAMESPACES,
  ORDER_NAMESPACES,
  PREVIEW_NAMESPACES,
  SIZES_NAMESPACES,
} from '../../../../../[slug]/store-namespaces';
import { termsOf } from '../../../../../[slug]/store-terms';
import { guidesOf } from '../../../../../[slug]/sizes-view';
import { openStore, sampleInvitation } from '../../../../../site-preview/[slug]/sample-form';
import { LiveStore } from './live-store';

interface LivePageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };

const NAMESPACES: readonly MessageName[] = [
  ...new Set([
    ...CLAIM_NAMESPACES,
    ...ORDER_NAMESPACES,
    ...SIZES_NAMESPACES,
    ...PREVIEW_NAMESPACES,
    'store' as const,
    'storePages' as const,
    'sitePreview' as const,
  ]),
];

/** The notice is on the page around it, and the browser remembers one answer for both. */
const NO_NOTICE = '[data-cookie-notice]{display:none}';

/**
 * The storefront for the studio's frame: the event's own front page, which follows the editor around it. Only for
 * people who may open that editor; no other page can frame it (lib/edge/studio-frame.ts). S3.6-12.
 */
export default async function LivePage({ params }: LivePageProps) {
  const locale = await requireLocale(params);
  const visit = await requirePermission('store_configuration.read');
  const { slug } = await params;
  const query = { form: '1', lang: locale } as const;
  const { store: found, form } = await pageCall(readPreview, { params: { slug }, query, token: visit.token });
  const store = { ...(form ? openStore(found, form) : found), preview: { token: null } };
  const invitation = form && store.event_type.type === 'Bulk' ? await sampleInvitation(store, form) : null;
  return (
    <NextIntlClientProvider messages={await storeMessages(NAMESPACES, store.region, locale)}>
      <StoreRegionProvider region={store.region}>
        <FontFaces name="library" css={webFontFaces(libraryFaces()) + NO_NOTICE} />
        <LiveStore
          locale={locale}
          stored={store}
          terms={await termsOf(store, locale)}
          offer={form?.products ?? null}
          sizes={invitation && { invitation, guides: guidesOf(invitation) }}
        />
      </StoreRegionProvider>
    </NextIntlClientProvider>
  );
}
