import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { optionalSession } from '@/app/session';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
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

/** Read as one of the store's own users, else as a guest with a link; 404 for everybody else. */
const read = cache(async (slug: string, token: string | null, look: string) => {
  const session = await optionalSession();
  const query = Object.fromEntries(new URLSearchParams(look));
  const ways = [
    ...(session ? [() => serverCall(readPreview, { params: { slug }, query, token: session.token })] : []),
    ...(token
      ? [() => serverCall(readSharedPreview, { params: { slug }, query: { ...query, preview: token } })]
      : []),
  ];
  for (const way of ways) {
    try {
      return await way();
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSED.includes(error.status)) throw error;
    }
  }
  return null;
});

/** Query parameters of the API call: `product`, or `list` with its filters. */
export type Look = Record<string, string>;

/** The previewed event with the requested product or list, or the 404 page. D5. */
export async function loadPreview(
  { params, searchParams }: PreviewPageProps,
  look: Look = {},
): Promise<Previewed> {
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
  const token = found.shared === null && typeof preview === 'string' ? preview : null;
  return { ...found, locale, store: { ...found.store, preview: { token } } };
}

/** Not indexed, and not leaked as a referrer. */
export function previewMetadata({ store }: Pick<Previewed, 'store'>): Metadata {
  return {
    title: store.storeConfig.storeName,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}
