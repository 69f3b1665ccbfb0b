'use client';

import { useTranslations } from 'next-intl';
import { HomeLink } from '@/components/ui/home-link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { LinkButton } from '@/components/ui/link-button';
import { BRAND } from '@/lib/kernel/brand';

/** Replaces the hidden header (S2.5): home, language, and log in. */
export function BuilderTop({ loggedIn }: { loggedIn: boolean }) {
  const site = useTranslations('site');
  const ui = useTranslations('ui');
  return (
    <div className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-2 px-4 sm:px-8">
      <HomeLink label={site('home', { brand: BRAND.name })} />
      <div className="flex shrink-0 items-center gap-1 sm:gap-2">
        <LanguageSwitch label={ui('language')} failedText={site('languageFailed')} />
        <LinkButton
          href={loggedIn ? '/dashboard' : '/login'}
          prefetch={false}
          variant="quiet"
          className="whitespace-nowrap max-sm:px-3"
        >
          <span className="inline-block first-letter:uppercase">
            {loggedIn ? site('myDashboard') : site('login')}
          </span>
        </LinkButton>
      </div>
    </div>
  );
}
