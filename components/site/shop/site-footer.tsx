import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Logo } from '@/components/ui/logo';
import { CookieSettingsButton } from '@/components/ui/cookie-settings-button';

export function SiteFooter() {
  const t = useTranslations('site');
  return (
    <footer className="border-t border-line bg-paper-deep">
      <div className="mx-auto grid w-full max-w-page gap-8 px-5 py-10 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="grid gap-3">
          <Logo />
          <p className="text-muted">{t('tagline')}</p>
        </div>
        <nav aria-label={t('footerNavigation')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-soft [&_a]:inline-block [&_a]:min-h-6 [&_a:hover]:text-ink [&_a:hover]:underline">
            <li>
              <Link href="/terms-and-conditions" prefetch={false}>
                {t('terms')}
              </Link>
            </li>
            <li>
              <Link href="/terms-and-conditions-buyer-us" prefetch={false}>
                {t('termsBuyerUs')}
              </Link>
            </li>
            <li>
              <Link href="/terms-and-conditions-us" prefetch={false}>
                {t('termsUs')}
              </Link>
            </li>
            <li>
              <Link href="/privacy-policy" prefetch={false}>
                {t('privacy')}
              </Link>
            </li>
            <li>
              <CookieSettingsButton>{t('cookieSettings')}</CookieSettingsButton>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
