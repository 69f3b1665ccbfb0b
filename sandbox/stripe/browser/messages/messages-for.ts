import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fr } from './fr';
import { it } from './it';
import { nb } from './nb';
import { nl } from './nl';
import { sv } from './sv';
import type { ErrorKey, Messages } from './type';

const TABLES: Record<string, Messages> = { da, de, en, es, fi, fr, it, nb, nl, no: nb, sv };

/**
 * Language of the elements: `auto` or undefined follows the browser; `nb-NO` becomes `nb`; unknown ones become English.
 */
export function languageOf(locale: string | undefined): string {
  const wanted = !locale || locale === 'auto' ? navigator.language : locale;
  const language = wanted.split('-')[0] ?? 'en';
  return language === 'no' ? 'nb' : Object.hasOwn(TABLES, language) ? language : 'en';
}

export function messagesFor(locale: string | undefined): Messages {
  return TABLES[languageOf(locale)] ?? en;
}

interface Failure {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
}

/** Text for a payment failure; null if the provider's own text is shown. */
export function failureText(messages: Messages, failure: Failure): string | null {
  if (failure.code === 'payment_intent_authentication_failure') return messages.errors.authentication;
  if (failure.type !== 'card_error') return null;
  for (const key of [failure.decline_code, failure.code])
    if (isErrorKey(messages, key)) return messages.errors[key];
  return failure.code === 'incorrect_number' ? messages.errors.invalid_number : messages.errors.card_declined;
}

function isErrorKey(messages: Messages, key: string | undefined): key is ErrorKey {
  return key !== undefined && Object.hasOwn(messages.errors, key);
}
