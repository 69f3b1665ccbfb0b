import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { optionalSession } from '@/app/session';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { isApprovalToken } from '@/lib/modules/storefront/rules/approval-link';
import { readPreview, readSharedPreview, type PreviewData } from '@/lib/modules/storefront/contract/preview';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import type { ShownStore } from '@/components/storefront/shop/shown-store';

export interface PreviewPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export interface Previewed extends PreviewData {
  locale: Locale;
  /** Its links keep the guest's preview token. */
  store: ShownStore;
}

const SLUG = /^[a-z0-9-]{3,63}$/;
const REFUSED: readonly unknown[] = [401, 403, 404, 422];

/** What a link for approval shows that has expired or was revoked. */
export const ENDED = 'ended' as const;

/**
 * Read as one of the store's own users, else as a guest with a link; null for everybody else. A link for approval shows
 * its version to everybody alike.
 */
const read = cache(async (slug: string, token: string | null, look: string) => {
  const session = await optionalSession();
  const query = Object.fromEntries(new URLSearchParams(look));
  const isForApproval = token !== null && isApprovalToken(token);
  const ways = [
    ...(session && !isForApproval
      ? [() => serverCall(readPreview, { params: { slug }, query, token: session.token })]
      : []),
    ...(token
      ? [() => serverCall(readSharedPreview, { params: { slug }, query: { ...query, preview: token } })]
      : []),
  ];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'gone') return ENDED;
      if (!(error instanceof ApiError) || !REFUSED.includes(error.status)) throw error;
    }
  }
  return null;
});

/** Query parameters of the API call: `product`, or `list` with its filters. */
export type Look = Record<string, string>;

/** The previewed event with the requested product or list, `ENDED` for a link that is over, or the 404 page. D5. */
export async function loadPreview(
  { params, searchParams }: PreviewPageProps,
  look: Look = {},
): Promise<Previewed | typeof ENDED> {
  const locale = await requireLocale(params);
  const { slug } = await params;
  const { preview } = await searchParams;
  if (!SLUG.test(slug)) notFound();
  const found = await read(
    slug,
    typeof preview === 'string' ? preview : null,
    new URLSearchParams({ lang: locale, ...look }).toString(),
  );
  if (!found) notFound();
  if (found === ENDED) return ENDED;
  const token = found.shared === null && typeof preview === 'string' ? preview : null;
  return { ...found, locale, store: { ...found.store, preview: { token } } };
}

/** Not indexed, and not leaked as a referrer. */
export async function previewMetadata(shown: Previewed | typeof ENDED): Promise<Metadata> {
  const title =
    shown === ENDED ? (await getTranslations('approval'))('endedTitle') : shown.store.storeConfig.storeName;
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}
