import { createTranslator } from 'use-intl/core';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/kernel/locales';
import { MESSAGE_FILES, type MessageKey, type MessageTree } from './message-files';

export type MessageValues = Record<string, string | number | Date>;
export type Messages = (key: MessageKey, values?: MessageValues) => string;

/** Looks a key up in one file; undefined when it is missing, blank or cannot be formatted with these values. */
type Lookup = (key: string, values?: MessageValues) => string | undefined;

/** The Unicode tag of a language: `en` alone would write American dates. */
function tagOf(locale: Locale): string {
  return LOCALES.find((entry) => entry.code === locale)?.file ?? 'en-GB';
}

/** Builds the look-up over one file of messages; ICU syntax, instants shown in UTC unless the caller formats them. */
export function lookupIn(tag: string, messages: MessageTree): Lookup {
  let failed = false;
  const translate = createTranslator({
    locale: tag as Locale,
    // The library's key type is made for one known file; keys are checked by `MessageKey` instead.
    messages: messages as Record<string, string>,
    timeZone: 'UTC',
    onError: () => {
      failed = true;
    },
    getMessageFallback: () => '',
  });
  return (key, values) => {
    failed = false;
    // Without any values the library would show the placeholders themselves.
    const text = translate(key, values ?? {});
    return failed || text === '' ? undefined : text;
  };
}

const lookups = new Map<Locale, Lookup>();

function lookupFor(locale: Locale): Lookup {
  const known = lookups.get(locale);
  if (known) return known;
  const made = lookupIn(tagOf(locale), MESSAGE_FILES[locale]);
  lookups.set(locale, made);
  return made;
}

/**
 * The texts of a language for mails, PDFs and API answers, `messageFor('nl')('errors.not_found')`; values fill ICU
 * placeholders. What a language lacks is English, and what English lacks is the key itself: it never throws. DECISIONS 10.
 */
export function messageFor(locale: Locale): Messages {
  const own = lookupFor(locale);
  return (key, values) => own(key, values) ?? lookupFor(DEFAULT_LOCALE)(key, values) ?? key;
}
