import type { Locale } from '@/lib/kernel/locales';
import { type messages as messages } from '@/messages/en-GB';

/** en-GB is the type of every key; a key that it lacks does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
