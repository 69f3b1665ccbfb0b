import { getMessages } from 'next-intl/server';
import type { AbstractIntlMessages, Messages } from 'next-intl';

/** A top-level key of the message files. */
export type Namespace = keyof Messages;

/**
 * The named namespaces only, for `<NextIntlClientProvider messages={…}>`: a provider hands everything it is given
 * to the browser. A nested provider replaces its parent's messages, so name all that the part inside reads.
 */
export async function pickMessages(namespaces: readonly Namespace[]): Promise<AbstractIntlMessages> {
  const all = (await getMessages()) as AbstractIntlMessages;
  const wanted = namespaces.flatMap((name) => {
    const messages = all[name];
    return messages === undefined ? [] : [[name, messages] as const];
  });
  return Object.fromEntries(wanted);
}
