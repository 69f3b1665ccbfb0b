import { DEFAULT_LOCALE, type Locale } from '@/lib/kernel/locales';
import { MESSAGE_FILES, type MessageKey } from './message-files';
import { replacedText } from './replaced-texts';
import { textAt, textsIn, type MessageValues } from './texts-in';

export type Messages = (key: MessageKey, values?: MessageValues) => string;

const texts = textsIn<MessageKey>(MESSAGE_FILES);

/**
 * The texts of a language for mails, PDFs and what the API tells in words; values fill ICU placeholders. What staff have written for
 * mails is said in the place of ours, where the work was begun with it. D10, S2.2-336.
 */
export function messageFor(locale: Locale): Messages {
  const own = texts(locale);
  return (key, values) => replacedText(locale, key, values) ?? own(key, values);
}

/** The text of the message file as it is written, with its placeholders; English where the language has none. S2.2-335. */
export function writtenText(locale: Locale, key: string): string | undefined {
  return textAt(MESSAGE_FILES[locale], key) ?? textAt(MESSAGE_FILES[DEFAULT_LOCALE], key);
}
