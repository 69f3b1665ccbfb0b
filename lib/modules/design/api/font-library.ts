import { listFonts } from '@/lib/modules/design/contract/font-library';
import { readWithdrawnFonts } from '@/lib/modules/design/service/fonts/read-withdrawn';
import { listFonts as list } from '@/lib/modules/design/service/list-fonts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const fontLibraryHandler = defineHandler(listFonts, async () => {
  const withdrawn = await readWithdrawnFonts();
  return list().map((font) => (withdrawn.includes(font.family) ? { ...font, withdrawn: true } : font));
});
