import { humanInstant } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import type { MessageKey } from '@/lib/intl/message-files';
import { messageFor } from '@/lib/intl/message-for';
import type { HeldDocument } from '@/lib/modules/privacy/contract/person';
import { FIELDS, KINDS } from '@/lib/modules/privacy/rules/held-names';
import { standalonePage } from './page';

/** The time zone of exported moments: the page says it. */
const ZONE = 'UTC';

const named = (names: readonly string[], group: string, name: string): MessageKey | null =>
  names.includes(name) ? (`${group}.${name}` as MessageKey) : null;

/** What is held of a person as a page to read and print, in a language. D46-1. */
export function heldPage({ client, email, made_at, records }: HeldDocument, locale: Locale): string {
  const text = messageFor(locale);
  const label = (names: readonly string[], group: string, name: string) => {
    const key = named(names, group, name);
    return key === null ? name : text(key);
  };
  const when = (at: string) => humanInstant(new Date(at), ZONE, locale);
  return standalonePage({
    lang: locale,
    title: text('heldPage.title', { client }),
    lead: [
      text('heldPage.lead', { email, date: when(made_at) }),
      ...(records.length === 0 ? [text('heldPage.nothing')] : []),
    ],
    sections: records.map(({ kind, id, at, fields }) => ({
      heading: `${label(KINDS, 'heldKinds', kind)} ${kind === 'order' ? id : ''}`.trim(),
      terms: [
        ...(at === null ? [] : ([[text('heldPage.at'), when(at)]] as const)),
        ...Object.entries(fields).map(([name, value]) => [label(FIELDS, 'heldFields', name), value] as const),
      ],
    })),
  });
}
