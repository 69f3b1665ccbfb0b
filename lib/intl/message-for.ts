import type { Locale } from '@/lib/kernel/locales';
import { MESSAGE_FILES, type MessageKey } from './message-files';
import { textsIn, type MessageValues } from './texts-in';

export type Messages = (key: MessageKey, values?: MessageValues) => string;

const texts = textsIn<MessageKey>(MESSAGE_FILES);

/** The texts of a language for mails, PDFs and what the API tells in words; values fill ICU placeholders. D10. */
export function messageFor(locale: Locale): Messages {
  return texts(locale);
}
