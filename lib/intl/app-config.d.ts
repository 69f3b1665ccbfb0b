import type { Locale } from '@/lib/kernel/locales';
import { type messages as messages } from '@/messages/en-GB';

/** Message keys are typed by en-GB; an unknown key does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
