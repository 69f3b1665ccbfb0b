'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LanguageMenu } from '@/components/ui/language-menu';
import { usePublicConfig } from '@/lib/client/use-public-config';
import { LOCALES } from '@/lib/kernel/locales';

/** Language menu inside a frame; the language is in the URL, because cookies are not kept there. S2.7-17, D10. */
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
