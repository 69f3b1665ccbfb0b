import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

/**
 * Families with many alternate glyphs that are only used by `font-feature-settings`, which no page sets. Other families
 * have few alternates, or use them to join letters.
 */
const PACKS = ['inter'];
const UPRIGHT = /-latin-(?:400|500|700)-normal\.woff2$/;

/** The same characters in fewer shapes. Its packages are loaded only to build. @param {Buffer} file */
async function slim(file) {
  const { default: subsetFont } = await import('subset-font');
  const font = fontkit.create(file);
  if (!('characterSet' in font)) throw new Error('a collection of fonts, where one was expected');
  const characters = String.fromCodePoint(...font.characterSet);
  return subsetFont(file, characters, { targetFormat: 'woff2', noLayoutClosure: true });
}

/**
 * Writes smaller font files where `lib/files/fonts/web-font-faces.ts` looks first: all characters and their kerning, in
 * two thirds of the bytes. Fonts are most of what a phone loads before the first paint.
 * @param {string} packages the folder of the fonts' packages
 * @param {string} folder where the faces go
 */
export async function slimFonts(packages, folder) {
  await mkdir(folder, { recursive: true });
  for (const pack of PACKS) {
    const source = join(packages, pack, 'files');
    const names = (await readdir(source)).filter((name) => UPRIGHT.test(name));
    for (const name of names)
      await writeFile(join(folder, name), await slim(await readFile(join(source, name))));
  }
}
