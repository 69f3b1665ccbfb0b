'use client';

import { useLocale } from 'next-intl';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { WITHDRAWAL_WORDS } from '@/lib/modules/returns/rules/withdrawal-law';

/** The law's words in the page's language. D53-1. */
export function useLawWords() {
  const locale = useLocale();
  return WITHDRAWAL_WORDS[isLocale(locale) ? locale : DEFAULT_LOCALE];
}
