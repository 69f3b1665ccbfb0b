import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { optionalSession } from '@/app/session';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { readPreview, readSharedPreview, type PreviewData } from '@/lib/contracts/storefront/preview';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import type { ShownStore } from '@/components/storefront/shown-store';

export interface PreviewPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export interface Previewed extends PreviewData {
  locale: Locale;
  /** Its links keep a guest's way through the preview open. */
  store: ShownStore;
}

const SLUG = /^[a-z0-9-]{3,63}$/;
const REFUSED: readonly unknown[] = [401, 403, 404, 422];

/** As its own people see it, else as the link's guest: whoever is neither finds nothing here. */
const read = cache(async (slug: string, token: string | null, product?: string) => {
  const session = await optionalSession();
  const one = product === undefined ? {} : { product };
  const ways = [
    ...(session
      ? [() => serverCall(readPreview, { params: { slug }, query: one, token: session.token })]
      : []),
    ...(token
      ? [() => serverCall(readSharedPreview, { params: { slug }, query: { ...one, preview: token } })]
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

/** The event that may be previewed here, with one product of it where that is asked for, or the 404 page. DECISIONS 5. */
export async function loadPreview(
  { params, searchParams }: PreviewPageProps,
  product?: string,
): Promise<Previewed> {
  const locale = await requireLocale(params);
  const { slug } = await params;
  const { preview } = await searchParams;
  if (!SLUG.test(slug)) notFound();
  const found = await read(slug, typeof preview === 'string' ? preview : null, product);
  if (!found) notFound();
  const token = found.shared === null && typeof preview === 'string' ? preview : null;
  return { ...found, locale, store: { ...found.store, preview: { token } } };
}

/** Seen by nobody but those who were let in, and told to nobody. */
export function previewMetadata({ store }: Pick<Previewed, 'store'>): Metadata {
  return {
    title: store.storeConfig.storeName,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}
