import { FONT_FAMILIES } from '@/lib/domain/design/font-library';
import { loadFontBook } from '@/lib/files/fonts/load-font-book';
import { fontBookJson } from '@/lib/files/fonts/font-book-json';
import { gzipSync } from 'node:zlib';
import { kerningOf, missingGlyphs } from '@/lib/domain/design/font-book';
async function main() {
  for (const f of FONT_FAMILIES) {
    const t = Date.now();
    const b = await loadFontBook(f);
    const ms = Date.now() - t;
    const j = await fontBookJson(f);
    const s = await fontBookJson(f, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789éäöü');
    console.log(
      f,
      ms + 'ms',
      Object.keys(b.glyphs).length,
      b.kerning.left.length + 'x' + b.kerning.right.length,
      j.length,
      gzipSync(j).length,
      'sub',
      gzipSync(s).length,
      'AV',
      kerningOf(b, 'A', 'V'),
      'To',
      kerningOf(b, 'T', 'o'),
      missingGlyphs(b, 'łéЖΩ漢').join(''),
    );
  }
}
main();
