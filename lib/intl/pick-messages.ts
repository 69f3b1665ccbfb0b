import { getMessages } from 'next-intl/server';
import type { AbstractIntlMessages, Messages } from 'next-intl';

export type Namespace = keyof Messages;

/** A whole top-level key, or one entry of it: `store`, `store.soldOut`. */
export type MessageName =
  Namespace | { [Name in Namespace]: `${Name}.${keyof Messages[Name] & string}` }[Namespace];

/**
 * Only the named messages, for `<NextIntlClientProvider messages={…}>`: a provider sends all its messages to the
 * browser. A nested provider replaces its parent's messages, so name all that the part inside uses.
 */
export async function pickMessages(names: readonly MessageName[]): Promise<AbstractIntlMessages> {
  const all = (await getMessages()) as AbstractIntlMessages;
  const picked: Record<string, AbstractIntlMessages | string> = {};
  for (const name of names) {
    const [space = '', entry] = name.split('.');
    const messages = all[space];
    if (messages === undefined) continue;
    if (entry === undefined || typeof messages === 'string') picked[space] = messages;
    else if (entry in messages) {
      const former = picked[space];
      picked[space] = { ...(typeof former === 'object' ? former : {}), [entry]: messages[entry] ?? '' };
    }
  }
  return picked;
}
