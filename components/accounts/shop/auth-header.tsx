import { useTranslations } from 'next-intl';
import { HomeLink } from '@/components/ui/home-link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { BRAND } from '@/lib/kernel/brand';

export function AuthHeader() {
  const site = useTranslations('site');
  const ui = useTranslations('ui');
  return (
    <header className="flex h-16 items-center justify-between gap-3 px-5 sm:px-8">
      <HomeLink label={site('home', { brand: BRAND.name })} />
      <LanguageSwitch label={ui('language')} failedText={site('languageFailed')} />
    </header>
  );
}
