import { notFound } from 'next/navigation';
import { cache } from 'react';
import { optionalSession } from '@/app/session';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { readPreview, readSharedPreview, type PreviewData } from '@/lib/contracts/storefront/preview';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';

export interface PreviewPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export interface Previewed extends PreviewData {
  locale: Locale;
  /** What keeps a guest's way through the preview open. */
  query: string;
}

const SLUG = /^[a-z0-9-]{3,63}$/;
const REFUSED: readonly unknown[] = [401, 403, 404, 422];

/** As its own people see it, else as the link's guest: whoever is neither finds nothing here. */
const read = cache(async (slug: string, token: string | null): Promise<PreviewData | null> => {
  const session = await optionalSession();
  const ways = [
    ...(session ? [() => serverCall(readPreview, { params: { slug }, token: session.token })] : []),
    ...(token ? [() => serverCall(readSharedPreview, { params: { slug }, query: { preview: token } })] : []),
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

/** The event that may be previewed here, or the 404 page. DECISIONS 5. */
export async function loadPreview({ params, searchParams }: PreviewPageProps): Promise<Previewed> {
  const locale = await requireLocale(params);
  const { slug } = await params;
  const { preview } = await searchParams;
  if (!SLUG.test(slug)) notFound();
  const found = await read(slug, typeof preview === 'string' ? preview : null);
  if (!found) notFound();
  const query = found.shared === null && typeof preview === 'string' ? `?preview=${preview}` : '';
  return { ...found, locale, query };
}
