import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SizesIntro } from '@/components/size-collection/shop/sizes-intro';
import { INVITE_PARAM } from '@/lib/modules/storefront/rules/invite-param';
import { requireLocale } from '@/lib/intl/require-locale';
import { loadStore } from '../load-store';
import { SizesView } from '../sizes-view';
import { loadInvitation } from './load-invitation';

interface InvitedPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered per request and not cached: it is personal to one invitee. */
export const dynamic = 'force-dynamic';

/** The URL contains a secret token: not indexed, and not leaked as a referrer. */
export async function generateMetadata({ params }: InvitedPageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'sizes' });
  return { title: t('pageTitle'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/**
 * `/{slug}?invite={token}` is rewritten to here by next.routes.mjs and lib/edge/paths.ts; this segment is in no public
 * URL.
 */
export default async function InvitedPage({ params, searchParams }: InvitedPageProps) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  const token = (await searchParams)[INVITE_PARAM];
  if (store.event_type.type !== 'Bulk' || typeof token !== 'string') redirect(`/${store.slug}`);
  const invitation = await loadInvitation(token, store.slug, locale);
  if (!invitation) return <SizesIntro store={store} locale={locale} lost />;
  return <SizesView store={store} invitation={invitation} token={token} locale={locale} />;
}
