import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LanguageSwitch } from '@/components/ui/language-switch';
import { Logo } from '@/components/ui/logo';
import { BRAND } from '@/lib/domain/brand';

export function AuthHeader() {
  const site = useTranslations('site');
  const ui = useTranslations('ui');
  return (
    <header className="flex h-16 items-center justify-between gap-3 px-5 sm:px-8">
      <Link
        href="/"
        aria-label={site('home', { brand: BRAND.name })}
        prefetch={false}
        className="flex min-w-8 rounded-md"
      >
        <Logo />
      </Link>
      <LanguageSwitch label={ui('language')} failedText={site('languageFailed')} />
    </header>
  );
}
