import { withDirectoryAside } from '@/lib/db/with-directory';
import { withdrawnFamilies } from '@/lib/modules/design/service/statements/withdrawn-fonts';
import { keptRead } from '@/lib/switches/kept-read';

const kept = keptRead<readonly string[]>('withdrawn-fonts', () => withDirectoryAside(withdrawnFamilies), []);

/**
 * The families that staff have withdrawn, at most two seconds old: the one door to them for pages and calls. None while the database
 * has never answered. S2.2-330
 */
export const readWithdrawnFonts = kept.get;

/** Reads them anew when they are asked for next: for whoever has changed one, after the commit. */
export const forgetWithdrawnFonts = kept.forget;
