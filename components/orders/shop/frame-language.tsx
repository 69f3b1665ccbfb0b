'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LanguageMenu } from '@/components/ui/language-menu';
import { usePublicConfig } from '@/lib/client/use-public-config';
import { LOCALES } from '@/lib/kernel/locales';

/** The ten languages inside a frame, whose language is in its address, since no cookie is kept there. SPEC 2.7, DECISIONS 10. */
export function FrameLanguage() {
  const t = useTranslations('store');
  const locale = useLocale();
  if (usePublicConfig()?.translation_enabled === false) return null;
  function select(code: string) {
    const here = new URL(window.location.href);
    here.searchParams.set('lang', code);
    window.location.replace(here);
  }
  return <LanguageMenu options={LOCALES} current={locale} label={t('language')} onSelect={select} />;
}
