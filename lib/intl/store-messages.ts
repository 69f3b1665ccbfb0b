import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import { pickMessages, type Namespace } from './pick-messages';
import { usMessages } from './us-messages';

/** The named namespaces for the browser's part of a store; a US store's English is spelt as there (SPEC 9). */
export async function storeMessages(
  namespaces: readonly Namespace[],
  region: Region,
  locale: Locale,
): Promise<AbstractIntlMessages> {
  const messages = await pickMessages(namespaces);
  return region === 'US' && locale === 'en' ? usMessages(messages) : messages;
}
