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
      <div className="mx-auto grid w-full max-w-page gap-8 px-5 py-10 sm:px-8">
        <div className="grid gap-3">
          <Logo />
          <p className="text-muted">{t('tagline')}</p>
        </div>
        <FootLinks label={foot('label')} links={pages} />
        <FootLinks label={t('footerNavigation')} links={law}>
          <li>
            <CookieSettingsButton>{t('cookieSettings')}</CookieSettingsButton>
          </li>
        </FootLinks>
      </div>
    </footer>
  );
}

interface FootLinksProps {
  label: string;
  links: readonly SiteLink[];
  children?: ReactNode;
}

function FootLinks({ label, links, children }: FootLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-soft [&_a]:inline-block [&_a]:min-h-6 [&_a:hover]:text-ink [&_a:hover]:underline">
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
