import type { Locale } from '@/lib/kernel/locales';
import type { MessageTree } from './texts-in';
import { messages as da } from '@/messages/da-DK';
import { messages as de } from '@/messages/de-DE';
import { messages as en } from '@/messages/en-GB';
import { messages as es } from '@/messages/es-ES';
import { messages as fi } from '@/messages/fi-FI';
import { messages as fr } from '@/messages/fr-FR';
import { messages as it } from '@/messages/it-IT';
import { messages as no } from '@/messages/nb-NO';
import { messages as nl } from '@/messages/nl-NL';
import { messages as sv } from '@/messages/sv-SE';

/** The ten message files, all in memory: only for the server, never in a page's bundle. D10-5. */
export const MESSAGE_FILES: Record<Locale, MessageTree> = { en, fr, de, it, es, nl, da, fi, no, sv };

type LeafKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${LeafKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Every dotted key of the English file. */
export type MessageKey = LeafKey<typeof en>;
