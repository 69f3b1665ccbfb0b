import { listFonts } from '@/lib/modules/design/contract/font-library';
import { readFontChoice } from '@/lib/modules/design/service/fonts/read-choice';
import { listFonts as list } from '@/lib/modules/design/service/list-fonts';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const fontLibraryHandler = defineHandler(listFonts, async () => {
  const { withdrawn, order } = await readFontChoice();
  return list().map((font) => {
    const place = order.indexOf(font.family) + 1;
    const marked = withdrawn.includes(font.family) ? { ...font, withdrawn: true } : font;
    return place === 0 ? marked : { ...marked, place };
  });
});
