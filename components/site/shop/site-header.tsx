import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { HomeLink } from '@/components/ui/home-link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { BRAND } from '@/lib/kernel/brand';
import { SessionLink } from './session-link';
import { SiteLinks } from './site-links';
import { SiteMenu } from './site-menu';

/** Header of the public pages with their menu; on small screens the menu has a button. S2.5-7, S2.5-9, S2.5-15. */
export function SiteHeader() {
  const t = useTranslations('site');
  const menu = useTranslations('marketing.menu');
  const ui = useTranslations('ui');
  const links = [
    { href: '/our-products', text: menu('products') },
    { href: '/need-merch-for-an-event', text: menu('event') },
    { href: '/how-does-it-work', text: menu('how') },
  ];
  return (
    <header className="low-static sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="relative mx-auto flex h-16 w-full max-w-page items-center justify-between gap-2 px-4 sm:px-8">
        <HomeLink label={t('home', { brand: BRAND.name })} />
        <nav aria-label={t('mainNavigation')} className="flex shrink-0 items-center gap-1 sm:gap-2">
          <SiteLinks
            links={links}
            className="me-2 hidden items-center xl:flex"
            linkClassName="inline-block px-3 py-2 whitespace-nowrap"
          />
          <LanguageSwitch label={ui('language')} failedText={t('languageFailed')} />
          <SessionLink loginText={t('login')} dashboardText={t('myDashboard')} />
          <LinkButton href="/event-builder" prefetch={false} className="max-sm:hidden">
            {t('getStarted')}
          </LinkButton>
          <SiteMenu links={links} openText={menu('open')} closeText={menu('close')} />
        </nav>
      </div>
    </header>
  );
}
