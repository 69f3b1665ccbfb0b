'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { LanguageMenu } from './language-menu';
import { toast } from './toast';
import { ApiError } from '@/lib/client/api-error';
import { changeLanguage } from '@/lib/client/change-language';
import { usePublicConfig } from '@/lib/client/use-public-config';
import { useSessionUser } from '@/lib/client/use-session-user';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/kernel/locales';

interface LanguageSwitchProps {
  label: string;
  failedText: string;
}

/**
 * With translation off there is English alone (DECISIONS 10). A language remembered from before still picks the
 * prerendered page, without anything on the server being asked, so the browser forgets it here.
 */
function useEnglishWhen(off: boolean, locale: string): void {
  useEffect(() => {
    if (off && locale !== DEFAULT_LOCALE) void changeLanguage(DEFAULT_LOCALE, false);
  }, [off, locale]);
}

/** The ten languages, while translation is switched on. SPEC 2.5, 4; DECISIONS 10. */
export function LanguageSwitch({ label, failedText }: LanguageSwitchProps) {
  const locale = useLocale();
  const user = useSessionUser();
  const off = usePublicConfig()?.translation_enabled === false;
  useEnglishWhen(off, locale);
  if (off) return null;

  function select(code: string) {
    if (!isLocale(code)) return;
    changeLanguage(code, Boolean(user)).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      toast('error', failedText);
    });
  }
  return <LanguageMenu options={LOCALES} current={locale} label={label} onSelect={select} />;
}
