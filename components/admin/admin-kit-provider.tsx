'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { LOCALES } from '@/lib/kernel/locales';
import { KitTextContext } from './kit-text';
import { useOpenPage } from './use-open-page';

/** The language tag that React Aria formats dates and numbers by: `en` → `en-GB`, `no` → `nb-NO`. */
function tagOf(code: string): string {
  return LOCALES.find((locale) => locale.code === code)?.file ?? code;
}

/**
 * What every part of the admin kit needs: the language of React Aria, links without a page load, the kit's texts. One
 * per layout of admin and staff pages. ADR 0060.
 */
export function AdminKitProvider({ children }: { children: ReactNode }) {
  const open = useOpenPage();
  const text = useTranslations('adminKit');
  return (
    <I18nProvider locale={tagOf(useLocale())}>
      <RouterProvider navigate={open}>
        <KitTextContext value={text}>{children}</KitTextContext>
      </RouterProvider>
    </I18nProvider>
  );
}
