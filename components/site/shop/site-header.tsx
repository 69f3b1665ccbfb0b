import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { HomeLink } from '@/components/ui/home-link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { BRAND } from '@/lib/kernel/brand';
import { SessionLink } from './session-link';

/** Header of the public pages; links only to pages that exist. S2.5 */
export function SiteHeader() {
  const t = useTranslations('site');
  const ui = useTranslations('ui');
  return (
    <header className="low-static sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-2 px-4 sm:px-8">
        <HomeLink label={t('home', { brand: BRAND.name })} />
        <nav aria-label={t('mainNavigation')} className="flex shrink-0 items-center gap-1 sm:gap-2">
          <LanguageSwitch label={ui('language')} failedText={t('languageFailed')} />
          <SessionLink loginText={t('login')} dashboardText={t('myDashboard')} />
          <LinkButton href="/event-builder" prefetch={false} className="max-sm:hidden">
            {t('getStarted')}
          </LinkButton>
        </nav>
      </div>
    </header>
  );
}
