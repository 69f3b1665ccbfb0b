import type { FontLibraryEntry } from '@/lib/modules/design/contract/font-library';
import { FONT_LIBRARY } from '@/lib/modules/design/rules/font-library';
import { fontSubsets, fontVariant } from '@/lib/files/fonts/font-files';

let known: FontLibraryEntry[] | undefined;

/** The whole font library, sorted by name. S3.6-9. */
export function listFonts(): FontLibraryEntry[] {
  known ??= FONT_LIBRARY.map(({ family, category }) => {
    const variant = fontVariant(family);
    return {
      family,
      variants: [variant],
      subsets: fontSubsets(family),
      files: { [variant]: `/api/font-book/${encodeURIComponent(family)}` },
      category,
    };
  });
  return known;
}
