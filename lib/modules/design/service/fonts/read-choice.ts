import { withDirectoryAside } from '@/lib/db/with-directory';
import { FIRST_FONT_CHOICE, type FontChoice } from '@/lib/modules/design/rules/font-choice';
import { fontChoice } from '@/lib/modules/design/service/statements/font-choice';
import { keptRead } from '@/lib/switches/kept-read';

const kept = keptRead<FontChoice>('font-choice', () => withDirectoryAside(fontChoice), FIRST_FONT_CHOICE);

/**
 * Which fonts staff have withdrawn, and the order of all, at most two seconds old: the one door to both for pages and calls. All of
 * them as the code has them while the database has never answered. S2.2-330, S2.2-332
 */
export const readFontChoice = kept.get;

/** Reads it anew when it is asked for next: for whoever has changed it, after the commit. */
export const forgetFontChoice = kept.forget;
