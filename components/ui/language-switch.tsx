'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { LanguageMenu } from './language-menu';
import { toast } from './toast';
import { publicConfig } from '@/lib/client/public-config';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/kernel/locales';

interface LanguageSwitchProps {
  label: string;
  failedText: string;
}

/**
 * With translation off, everything is English (D10-4). A remembered language would still select another prerendered
 * page, without asking the server, so the cookie is removed here.
 */
function useTranslationOff(locale: string): boolean {
  const [off, setOff] = useState(false);
  useEffect(() => {
    // On failure the languages stay; choosing one then shows the error.
    publicConfig().then(
      (config) => setOff(!config.translation_enabled),
      () => setOff(false),
    );
  }, []);
  useEffect(() => {
    if (!off || locale === DEFAULT_LOCALE) return;
    void import('@/lib/modules/accounts/client/change-language').then(({ changeLanguage }) =>
      changeLanguage(DEFAULT_LOCALE, false),
    );
  }, [off, locale]);
  return off;
}

/** Language menu with the ten languages; hidden while translation is off. S2.5-10, S4; D10-4. */
export function LanguageSwitch({ label, failedText }: LanguageSwitchProps) {
  const locale = useLocale();
  if (useTranslationOff(locale)) return null;

  async function select(code: string) {
    if (!isLocale(code)) return;
    // Loaded on use: few visitors of a page change its language.
    const { chooseLanguage } = await import('@/lib/modules/accounts/client/choose-language');
    if (!(await chooseLanguage(code))) toast('error', failedText);
  }
  return (
    <LanguageMenu options={LOCALES} current={locale} label={label} onSelect={(code) => void select(code)} />
  );
}
