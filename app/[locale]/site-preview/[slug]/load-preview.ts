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
  /** Its links keep a guest's way through the preview open. */
  store: ShownStore;
}

const SLUG = /^[a-z0-9-]{3,63}$/;
const REFUSED: readonly unknown[] = [401, 403, 404, 422];

/** As its own people see it, else as the link's guest: whoever is neither finds nothing here. */
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

/** What of the event is looked at closely, as the API's query says it: `product`, or `list` with what it is asked for. */
export type Look = Record<string, string>;

/** The event that may be previewed here, or the 404 page; also where what is looked at closely is not there. DECISIONS 5. */
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
    new URLSearchParams(look).toString(),
  );
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
