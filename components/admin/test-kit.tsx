import { fireEvent } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/kernel/locales';
import { messages } from '@/messages/en-GB';
import { AdminKitProvider } from './admin-kit-provider';

/** What a layout puts around the kit. The test mocks `next/navigation`. */
export function KitTest({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <AdminKitProvider>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </AdminKitProvider>
    </NextIntlClientProvider>
  );
}

/** Presses a key where the focus is. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { key, code: key });
  fireEvent.keyUp(document.activeElement ?? document.body, { key, code: key });
}
