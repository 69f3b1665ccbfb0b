'use client';

import { useLocale } from 'next-intl';
import { LanguageMenu } from './language-menu';
import { toast } from './toast';
import { ApiError } from '@/lib/client/api-error';
import { changeLanguage } from '@/lib/client/change-language';
import { usePublicConfig } from '@/lib/client/use-public-config';
import { useSessionUser } from '@/lib/client/use-session-user';
import { isLocale, LOCALES } from '@/lib/kernel/locales';

interface LanguageSwitchProps {
  label: string;
  failedText: string;
}

/** The ten languages, while translation is switched on. SPEC 2.5, 4; DECISIONS 10. */
export function LanguageSwitch({ label, failedText }: LanguageSwitchProps) {
  const locale = useLocale();
  const user = useSessionUser();
  if (usePublicConfig()?.translation_enabled === false) return null;

  function select(code: string) {
    if (!isLocale(code)) return;
    changeLanguage(code, Boolean(user)).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      toast('error', failedText);
    });
  }
  return <LanguageMenu options={LOCALES} current={locale} label={label} onSelect={select} />;
}
