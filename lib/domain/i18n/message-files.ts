import type { Locale } from '@/lib/kernel/locales';
import da from '@/messages/da-DK.json';
import de from '@/messages/de-DE.json';
import en from '@/messages/en-GB.json';
import es from '@/messages/es-ES.json';
import fi from '@/messages/fi-FI.json';
import fr from '@/messages/fr-FR.json';
import it from '@/messages/it-IT.json';
import no from '@/messages/nb-NO.json';
import nl from '@/messages/nl-NL.json';
import sv from '@/messages/sv-SE.json';

/** Nested message texts, as a message file holds them. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The ten message files, all in memory: for the server only, never for a page's bundle. DECISIONS 10. */
export const MESSAGE_FILES: Record<Locale, MessageTree> = { en, fr, de, it, es, nl, da, fi, no, sv };

type LeafKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${LeafKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Every dotted key of the English file. */
export type MessageKey = LeafKey<typeof en>;
