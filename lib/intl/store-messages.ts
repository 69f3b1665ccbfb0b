import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import { pickMessages, type MessageName } from './pick-messages';
import { usMessages } from './us-messages';

/** The named messages for the browser's part of a store; a US store's English is spelt as there (SPEC 9). */
export async function storeMessages(
  names: readonly MessageName[],
  region: Region,
  locale: Locale,
): Promise<AbstractIntlMessages> {
  const messages = await pickMessages(names);
  return region === 'US' && locale === 'en' ? usMessages(messages) : messages;
}
