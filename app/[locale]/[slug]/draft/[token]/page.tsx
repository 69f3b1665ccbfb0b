import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { DraftView } from '@/components/draft-orders/shop/draft-view';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { requireLocale } from '@/lib/intl/require-locale';
import { storeMessages } from '@/lib/intl/store-messages';
import { readLinkedDraft, type LinkedDraft } from '@/lib/modules/draft-orders/contract/linked-draft';
import { loadStore } from '../../load-store';
import { DRAFT_NAMESPACES } from '../../store-namespaces';

interface DraftPageProps {
  params: Promise<{ locale: string; slug: string; token: string }>;
}

/** Rendered per request and not cached: it is personal to whom the link was sent. */
export const dynamic = 'force-dynamic';

/** The URL contains a secret token: not indexed, and not leaked as a referrer. */
export async function generateMetadata({ params }: DraftPageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'draftLink' });
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

async function loadDraft(draftToken: string): Promise<LinkedDraft> {
  try {
    return await serverCall(readLinkedDraft, { params: { draftToken } });
  } catch (error) {
    // A token of another form is refused as invalid, and names nothing either.
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) notFound();
    throw error;
  }
}

/** A basket that the store composed for somebody, with the way to its payment. S2.2-91. */
export default async function DraftPage({ params }: DraftPageProps) {
  const locale = await requireLocale(params);
  const { slug, token } = await params;
  const draft = await loadDraft(token);
  // The store was renamed since the mail was sent.
  if (draft.event_slug !== slug) redirect(`/${draft.event_slug}/draft/${token}`);
  const store = await loadStore(slug, locale);
  return (
    <NextIntlClientProvider messages={await storeMessages(DRAFT_NAMESPACES, store.region, locale)}>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-h-below-header w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-14"
      >
        <DraftView
          draft={draft}
          token={token}
          store={{
            id: store.id,
            slug,
            name: store.name,
            basketName: store.basket_name,
            region: store.region,
          }}
        />
      </main>
    </NextIntlClientProvider>
  );
}
