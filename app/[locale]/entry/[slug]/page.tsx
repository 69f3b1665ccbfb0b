import { Lock } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { EntryForm } from '@/components/storefront/shop/entry/entry-form';
import { storeStyle } from '@/components/storefront/shop/store-style';
import { FontFaces } from '@/components/ui/font-faces';

import { LanguageSwitch } from '@/components/ui/language-switch';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { wantedPath } from '@/lib/edge/entry-path';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readEntry, type Entry } from '@/lib/modules/storefront/contract/entry';
import { neededFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { visitorsEntries } from '../../[slug]/entry-headers';
import { enter } from './enter';

interface EntryPageProps {
  params: Promise<{ locale: string; slug: string }>;
  searchParams: Promise<{ to?: string | string[] }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: EntryPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'entry' });
  return { title: { absolute: t('title') }, manifest: null, robots: { index: false, follow: false } };
}

/** What the store asks this visitor for; the 404 page for a store that asks for nothing, and for none. */
async function loadEntry(slug: string): Promise<Entry> {
  try {
    return await serverCall(readEntry, { params: { slug }, ...(await visitorsEntries()) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
}

/** The store's colours and fonts in the form that its pages have them; a set's name is the client's own. */
function lookOf({ primary, secondary, tertiary, heading_font, text_font }: Entry['look']) {
  const nameless = { id: '', name: '', createdByUserId: null, backgroundImage: null };
  return {
    colourSet: { ...nameless, primary, secondary, tertiary },
    fontSet: {
      id: '',
      fontSetName: '',
      fontSetDescription: '',
      fontOne: { ...heading_font, url: '' },
      fontTwo: { ...text_font, url: '' },
    },
  };
}

/**
 * What a private store shows before entry, in place of each of its pages: its colours and fonts, and nothing else of it.
 * The web's server leads here (lib/edge/store-gate.ts). S3.5-11.
 */
export default async function EntryPage({ params, searchParams }: EntryPageProps) {
  const locale = await requireLocale(params);
  const { slug } = await params;
  const wanted = wantedPath(slug, (await searchParams).to);
  const entry = await loadEntry(slug);
  if (entry.entered) redirect(wanted);
  const [t, store, messages] = await Promise.all([
    getTranslations('entry'),
    getTranslations('store'),
    pickMessages(['entry', 'auth', 'errors', 'forms', 'ui']),
  ]);
  const look = lookOf(entry.look);
  return (
    <NextIntlClientProvider messages={messages}>
      <div
        data-surface="store"
        style={storeStyle(look)}
        className="flex min-h-dvh flex-col bg-(--store-secondary) font-text"
      >
        <FontFaces name={slug} css={webFontFaces(neededFaces(look.fontSet))} />
        <div className="h-2 bg-(--store-primary)" />
        <header className="flex justify-end px-4 py-2 sm:px-8">
          <LanguageSwitch label={store('language')} failedText={store('languageFailed')} />
        </header>
        <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-md grow content-center px-4 pb-24">
          <div className="rounded-card border border-line bg-white p-6 shadow-lift sm:p-8">
            <Lock aria-hidden="true" className="size-7 text-(--accent)" />
            <h1 className="mt-4 text-3xl">{t('title')}</h1>
            <EntryForm slug={slug} lang={locale} wanted={wanted} mode={entry.mode} enter={enter} />
          </div>
        </main>
      </div>
    </NextIntlClientProvider>
  );
}
