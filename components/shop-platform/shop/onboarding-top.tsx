import { useTranslations } from 'next-intl';
import { HomeLink } from '@/components/ui/home-link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { LinkButton } from '@/components/ui/link-button';
import { BRAND } from '@/lib/kernel/brand';
import type { User } from '@/lib/modules/accounts/contract/user';
import { LeaveButton } from './leave-button';

/** Replaces the hidden header: home, language, and log in or out. */
export function OnboardingTop({ user }: { user: User | null }) {
  const site = useTranslations('site');
  const ui = useTranslations('ui');
  return (
    <nav
      aria-label={site('mainNavigation')}
      className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-2 px-4 sm:px-8"
    >
      <HomeLink label={site('home', { brand: BRAND.name })} />
      <div className="flex shrink-0 items-center gap-1 sm:gap-2">
        <LanguageSwitch label={ui('language')} failedText={site('languageFailed')} />
        {user ? (
          <LeaveButton />
        ) : (
          <LinkButton
            href="/login"
            prefetch={false}
            variant="quiet"
            className="whitespace-nowrap max-sm:px-3"
          >
            {site('login')}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
