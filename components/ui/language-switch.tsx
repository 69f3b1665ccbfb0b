'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { LanguageMenu } from './language-menu';
import { toast } from './toast';
import { ApiError } from '@/lib/client/api-error';
import { changeLanguage } from '@/lib/modules/accounts/client/change-language';
import { publicConfig } from '@/lib/client/public-config';
import { readSessionUser } from '@/lib/modules/accounts/client/session-user';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/kernel/locales';

interface LanguageSwitchProps {
  label: string;
  failedText: string;
}

/**
 * With translation off there is English alone (DECISIONS 10). A language remembered from before still picks the
 * prerendered page, without anything on the server being asked, so the browser forgets it here.
 */
function useTranslationOff(locale: string): boolean {
  const [off, setOff] = useState(false);
  useEffect(() => {
    // No answer: the languages stay, and choosing one says what is wrong.
    publicConfig().then(
      (config) => setOff(!config.translation_enabled),
      () => setOff(false),
    );
  }, []);
  useEffect(() => {
    if (off && locale !== DEFAULT_LOCALE) void changeLanguage(DEFAULT_LOCALE, false);
  }, [off, locale]);
  return off;
}

/** The ten languages, while translation is switched on. SPEC 2.5, 4; DECISIONS 10. */
export function LanguageSwitch({ label, failedText }: LanguageSwitchProps) {
  const locale = useLocale();
  if (useTranslationOff(locale)) return null;

  async function select(code: string) {
    if (!isLocale(code)) return;
    try {
      await changeLanguage(code, (await readSessionUser()) !== null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', failedText);
    }
  }
  return (
    <LanguageMenu options={LOCALES} current={locale} label={label} onSelect={(code) => void select(code)} />
  );
}
