import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { optionalSession } from '@/app/session';
import { ListShipping } from '@/components/event-builder/shop/list-shipping';
import { FontFaces } from '@/components/ui/font-faces';
import { NeedsScript } from '@/components/ui/needs-script';
import { TEMPORARY_STORE_COOKIE } from '@/lib/modules/event-builder/rules/kept-store';
import { STORE_PARAM } from '@/lib/modules/event-builder/rules/steps';
import { libraryFaces } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { webFontFaces } from '@/lib/files/fonts/web-font-faces';
import { siteMetadata } from '@/app/[locale]/site-metadata';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { BUILDER_NAMESPACES, SHOWN_STORE_NAMESPACES } from './builder-namespaces';
import { EventBuilder } from './event-builder';
import { openStore } from './open-store';

interface EventBuilderProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered per request and not cached: the content depends on a cookie or the link's token. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: EventBuilderProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'eventBuilder' });
  const opened = (await searchParams)[STORE_PARAM] !== undefined;
  const [title, description] = [t('metaTitle'), t('metaDescription')];
  // The URL may contain the token, so it must not leak as a referrer.
  const page: Metadata = opened
    ? { title, description, robots: { index: false, follow: false } }
    : siteMetadata({ title, description, path: '/event-builder', locale });
  return { ...page, referrer: 'no-referrer' };
}

/** The event builder: a store built without an account, step by step, kept as a temporary store (S2.1-5, S3.5). */
export default async function EventBuilderPage({ params, searchParams }: EventBuilderProps) {
  const locale = await requireLocale(params);
  const [query, jar, session] = await Promise.all([searchParams, cookies(), optionalSession()]);
  const link = query[STORE_PARAM];
  const [store, blanks, shipping, palettes, fontChoice, messages, storeTexts, t] = await Promise.all([
    openStore(typeof link === 'string' ? link : null, jar.get(TEMPORARY_STORE_COOKIE)?.value ?? null),
    // Loaded on use: what keeps the blanks is no part of the page.
    import('@/lib/modules/event-builder/service/builder-blanks').then(({ builderBlanks }) => builderBlanks()),
    import('@/lib/modules/pricing/service/read-shipping').then(({ regionShipping }) => regionShipping()),
    import('@/lib/modules/storefront/service/palettes/read-palettes').then(({ offeredPalettes }) =>
      offeredPalettes(locale),
    ),
    import('@/lib/modules/design/service/fonts/read-choice').then(({ readFontChoice }) => readFontChoice()),
    pickMessages(BUILDER_NAMESPACES),
    pickMessages(SHOWN_STORE_NAMESPACES),
    getTranslations('eventBuilder'),
  ]);
  return (
    <NextIntlClientProvider messages={messages}>
      <FontFaces name="event-builder" css={webFontFaces(libraryFaces())} />
      <NeedsScript>{t('needsScript')}</NeedsScript>
      <ListShipping value={shipping}>
        <EventBuilder
          {...store}
          blanks={blanks}
          palettes={palettes}
          fontChoice={fontChoice}
          locale={locale}
          storeTexts={storeTexts}
          loggedIn={session !== null}
        />
      </ListShipping>
    </NextIntlClientProvider>
  );
}
