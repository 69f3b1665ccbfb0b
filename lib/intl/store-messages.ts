import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import { pickMessages, type MessageName } from './pick-messages';
import { usMessages } from './us-messages';

/** The named messages for a store's client components; in a US store with US spelling (S9-12). */
export async function storeMessages(
  names: readonly MessageName[],
  region: Region,
  locale: Locale,
): Promise<AbstractIntlMessages> {
  const messages = await pickMessages(names);
  return region === 'US' && locale === 'en' ? usMessages(messages) : messages;
}
