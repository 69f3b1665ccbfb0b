import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PlatformNotices } from '@/components/site/shop/platform-notices';
import { CookieNotice } from '@/components/ui/cookie-notice';
import { ToastHost } from '@/components/ui/toast-host';
import { BRAND } from '@/lib/kernel/brand';
import { appEnv } from '@/lib/env/app';
import { pickMessages } from '@/lib/intl/pick-messages';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { Analytics } from './analytics';
import { OfflinePage } from './offline-page';

interface LocaleLayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export const viewport: Viewport = { themeColor: BRAND.colours.paper, width: 'device-width', initialScale: 1 };

export async function generateMetadata({ params }: LocaleLayoutProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'ui' });
  return {
    metadataBase: new URL(appEnv().PUBLIC_URL),
    applicationName: BRAND.name,
    manifest: '/manifest.webmanifest',
    title: { default: BRAND.name, template: `%s · ${BRAND.name}` },
    description: t('description'),
  };
}

/**
 * End of the content. The browser paints nothing before it (`rel="expect"`): painted half, a centred or stretched part
 * moves when the rest arrives. What comes behind it are React's data and scripts. S2.5-12.
 */
const PARSED = 'page-parsed';

/** The root layout: language, skip link, cookie notice, toasts. Reads no cookie, so that pages can be prerendered. */
export default async function LocaleLayout({ children, params }: LocaleLayoutProps) {
  const locale = await requireLocale(params);
  const [t, cookies, notices] = await Promise.all([
    getTranslations('ui'),
    getTranslations('cookies'),
    getTranslations('noticeBar'),
  ]);
  const noticeTexts = {
    label: cookies('label'),
    text: cookies('text'),
    accept: cookies('accept'),
    decline: cookies('decline'),
    more: cookies('more'),
  };
  const barTexts = {
    label: notices('label'),
    close: notices('close'),
    // The reader's own clock says the time.
    until: notices('until', { time: '{time}' }),
  };
  return (
    <html lang={locale}>
      <body>
        <link rel="expect" href={`#${PARSED}`} blocking="render" />
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:shadow-lift"
        >
          {t('skipToContent')}
        </a>
        <PlatformNotices locale={locale} texts={barTexts} />
        <NextIntlClientProvider messages={await pickMessages(['errorPages'])}>
          {children}
        </NextIntlClientProvider>
        <CookieNotice texts={noticeTexts} policyHref="/privacy-policy" />
        <Analytics />
        <OfflinePage locale={locale} />
        <ToastHost label={t('notifications')} closeLabel={t('close')} />
        <div id={PARSED} hidden />
      </body>
    </html>
  );
}
