import { z } from 'zod';
import { FONT_CATEGORIES } from '@/lib/modules/design/rules/font-library';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { listFontsCall } from './paths';

/** S3.6-9: a font for texts; `files` has each variant's outlines. */
const fontLibraryEntry = z.object({
  family: z.string(),
  /** Weight, followed by `italic` if it is italic. */
  variants: z.array(z.string()),
  subsets: z.array(z.string()),
  files: z.record(z.string(), z.string()),
  category: z.enum(FONT_CATEGORIES),
  /** No longer offered for new stores and designs; those that use it keep it. Absent for all others. S2.2-330 */
  withdrawn: z.boolean().optional(),
  /** Its place in the order in which fonts are offered, from 1; those without one come after. S2.2-332 */
  place: z.number().int().positive().optional(),
});
export type FontLibraryEntry = z.output<typeof fontLibraryEntry>;

export const listFonts = route({
  id: 'platform.font-library',
  ...listFontsCall,
  summary: 'The fonts that stores and designs may use',
  access: 'public',
  params: none,
  query: none,
  response: z.array(fontLibraryEntry),
  maxAge: 300,
  example: {
    response: [
      {
        family: 'Lora Italic',
        variants: ['500italic'],
        subsets: ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
        files: { '500italic': '/api/font-book/Lora%20Italic' },
        category: 'serif',
      },
    ],
  },
});
