import type { Locale } from '@/lib/kernel/locales';
import type { MessageKey } from './message-files';
import { textsIn, type MessageValues } from './texts-in';
import da from '@/messages/da-DK/platform.json';
import de from '@/messages/de-DE/platform.json';
import en from '@/messages/en-GB/platform.json';
import es from '@/messages/es-ES/platform.json';
import fi from '@/messages/fi-FI/platform.json';
import fr from '@/messages/fr-FR/platform.json';
import it from '@/messages/it-IT/platform.json';
import no from '@/messages/nb-NO/platform.json';
import nl from '@/messages/nl-NL/platform.json';
import sv from '@/messages/sv-SE/platform.json';

type ErrorKey = Extract<MessageKey, `errors.${string}`>;

const texts = textsIn<ErrorKey>({ en, fr, de, it, es, nl, da, fi, no, sv });

/** The texts of refusals. They stand in one file per language, so that a page does not load every text for them. D19. */
export function errorMessageFor(locale: Locale): (key: ErrorKey, values?: MessageValues) => string {
  return texts(locale);
}
