import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { CookieSettingsButton } from '@/components/ui/cookie-settings-button';
import { LAW_SLUGS } from '@/lib/modules/site/rules/law';
import type { SiteLink } from './site-links';

/** Foot of the public pages: what else there is to read, and the law. S2.5-7, S2.5-16. */
export function SiteFooter() {
  const t = useTranslations('site');
  const foot = useTranslations('marketing.foot');
  const menu = useTranslations('marketing.menu');
  const contact = useTranslations('siteContact');
  const texts = useTranslations('law.links');
  const pages = [
    { href: '/our-products', text: menu('products') },
    { href: '/need-merch-for-an-event', text: menu('event') },
    { href: '/how-does-it-work', text: menu('how') },
    { href: '/custom-solutions', text: foot('custom') },
    { href: '/about', text: foot('about') },
    { href: '/assets', text: foot('assets') },
    { href: '/help/frequently-asked-questions', text: foot('questions') },
    { href: '/help/shipping-and-delivery', text: foot('delivery') },
    { href: '/contact', text: contact('title') },
  ];
  const law = [
    { href: '/terms-and-conditions', text: t('terms') },
    { href: '/terms-and-conditions-buyer-us', text: t('termsBuyerUs') },
    { href: '/terms-and-conditions-us', text: t('termsUs') },
    { href: '/privacy-policy', text: t('privacy') },
    ...LAW_SLUGS.map((slug) => ({ href: `/${slug}`, text: texts(slug) })),
    { href: '/data-complaint', text: contact('data.title') },
  ];
  return (
    <footer className="border-t border-line bg-paper-deep">
      <div className="mx-auto grid w-full max-w-page gap-10 px-5 py-10 sm:px-8 sm:py-12 md:grid-cols-2 lg:grid-cols-[3fr_4fr_5fr]">
        <div className="grid content-start gap-3 md:col-span-2 lg:col-span-1">
          <Logo />
          <p className="text-muted">{t('tagline')}</p>
        </div>
        <FootLinks id="foot-pages" label={foot('label')} links={pages} />
        <FootLinks id="foot-law" label={t('footerNavigation')} links={law}>
          <li>
            <CookieSettingsButton>{t('cookieSettings')}</CookieSettingsButton>
          </li>
        </FootLinks>
      </div>
    </footer>
  );
}

interface FootLinksProps {
  id: string;
  label: string;
  links: readonly SiteLink[];
  children?: ReactNode;
}

function FootLinks({ id, label, links, children }: FootLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-text text-base font-semibold">
        {label}
      </h2>
      <ul className="columns-2 gap-x-6 hyphens-auto wrap-anywhere text-ink-soft [&_a]:inline-block [&_a]:min-h-6 [&_a:hover]:text-ink [&_a:hover]:underline [&_li]:mb-2.5 [&_li]:break-inside-avoid">
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
