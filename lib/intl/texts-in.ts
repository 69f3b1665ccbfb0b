import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/kernel/locales';

/** Nested message texts, as a message file holds them. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

export type MessageValues = Record<string, string | number | Date>;

/** Formats a key of one file; undefined when it is missing, blank or cannot be formatted with these values. */
type Lookup = (key: string, values?: MessageValues) => string | undefined;

/** The BCP 47 tag of a language: plain `en` would format dates the American way. */
function tagOf(locale: Locale): string {
  return LOCALES.find((entry) => entry.code === locale)?.file ?? 'en-GB';
}

/** The text at a dotted key, as it is written; undefined when it is missing or empty. */
export function textAt(messages: MessageTree, key: string): string | undefined {
  let place: MessageTree | string | undefined = messages;
  for (const step of key.split('.')) {
    if (typeof place !== 'object') return undefined;
    place = place[step];
  }
  return typeof place === 'string' && place !== '' ? place : undefined;
}

/**
 * Builds the lookup for one message file: ICU syntax, each text parsed once. It does not use next-intl, whose messages
 * are compiled at build time for pages.
 */
export function lookupIn(tag: string, messages: MessageTree): Lookup {
  const parsed = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    try {
      const known = parsed.get(key);
      const text = known ? undefined : textAt(messages, key);
      if (!known && text === undefined) return undefined;
      const format = known ?? new IntlMessageFormat(text ?? '', tag, undefined, { ignoreTag: true });
      parsed.set(key, format);
      const formatted = format.format(values);
      return typeof formatted === 'string' && formatted !== '' ? formatted : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Formats one text; undefined where that cannot be done with these values. */
export type Formatter = (values?: MessageValues) => string | undefined;

/** Of one text in a language, which is in no message file. */
export function formatterOf(locale: Locale, text: string): Formatter {
  const lookup = lookupIn(tagOf(locale), { text });
  return (values) => lookup('text', values);
}

/**
 * A reader of texts in any language: `textsIn(trees)('nl')('errors.not_found')`. A missing text falls back to English,
 * then to the key itself: it never throws. D10.
 */
export function textsIn<Key extends string>(
  trees: Record<Locale, MessageTree>,
): (locale: Locale) => (key: Key, values?: MessageValues) => string {
  const lookups = new Map<Locale, Lookup>();
  const lookupFor = (locale: Locale): Lookup => {
    const known = lookups.get(locale);
    if (known) return known;
    const made = lookupIn(tagOf(locale), trees[locale]);
    lookups.set(locale, made);
    return made;
  };
  return (locale) => {
    const own = lookupFor(locale);
    return (key, values) => own(key, values) ?? lookupFor(DEFAULT_LOCALE)(key, values) ?? key;
  };
}
