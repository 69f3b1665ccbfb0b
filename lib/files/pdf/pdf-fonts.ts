import { create } from 'fontkit';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { woffToSfnt } from './woff-to-sfnt';

export type Weight = 'regular' | 'bold';

const FACES: Record<Weight, string> = { regular: '400-normal', bold: '700-normal' };
/** The package splits each face by script; the first file that has a character is used. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'greek-ext', 'vietnamese'];
/** Replaces a character of any other script. */
const UNKNOWN = '?';
/**
 * Turns off contextual alternates and ligatures: their glyphs have no letter in the PDF's table, so copied text or a
 * screen reader would miss them.
 */
const PLAIN = { calt: false, liga: false, clig: false, dlig: false };

interface Cut {
  name: string;
  bytes: Buffer;
  characters: ReadonlySet<number>;
}

const loaded = new Map<Weight, Promise<Cut[]>>();

async function loadCut(path: string, name: string): Promise<Cut> {
  const bytes = woffToSfnt(await readFile(path));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts`);
  return { name, bytes, characters: new Set(font.characterSet) };
}

function cutsOf(weight: Weight): Promise<Cut[]> {
  const folder = join(
    /* turbopackIgnore: true */ process.cwd(),
    'node_modules',
    '@fontsource',
    'inter',
    'files',
  );
  const files = SUBSETS.map((subset) => `inter-${subset}-${FACES[weight]}.woff`);
  const found = files.filter((file) => existsSync(join(folder, file)));
  const cuts = loaded.get(weight) ?? Promise.all(found.map((file) => loadCut(join(folder, file), file)));
  loaded.set(weight, cuts);
  return cuts;
}

/** Whether the fonts have all characters of a text, so that none of it would become a question mark. */
export async function canPrint(text: string): Promise<boolean> {
  const cuts = await cutsOf('regular');
  return [...text].every((letter) => cuts.some((cut) => cut.characters.has(letter.codePointAt(0) ?? 0)));
}

/** A stretch of text in one font. */
interface Run {
  font: PDFFont;
  text: string;
}

/** Splits a text into runs, embedding each font on first use. */
export type RunsOf = (text: string, weight: Weight) => Run[];

/**
 * The fonts of a document: Inter in Latin, Greek and Cyrillic, only the script files that these texts need. A character
 * that none of them has becomes a question mark.
 */
export async function embedFonts(document: PDFDocument, texts: readonly string[]): Promise<RunsOf> {
  document.registerFontkit({ create: (bytes: Uint8Array) => create(Buffer.from(bytes)) as never });
  const needed = new Set([...texts.join(''), ...UNKNOWN].map((letter) => letter.codePointAt(0) ?? 0));
  const fonts = new Map<Weight, { cut: Cut; font: PDFFont }[]>();
  for (const weight of ['regular', 'bold'] as const) {
    const cuts = await cutsOf(weight);
    const firstFor = (code: number) => cuts.find((cut) => cut.characters.has(code));
    const used = cuts.filter((cut) => [...needed].some((code) => firstFor(code) === cut));
    fonts.set(
      weight,
      await Promise.all(
        used.map(async (cut) => ({ cut, font: await document.embedFont(cut.bytes, { features: PLAIN }) })),
      ),
    );
  }
  return (text, weight) => {
    const runs: Run[] = [];
    const known = fonts.get(weight) ?? [];
    const fontFor = (letter: string) =>
      known.find(({ cut }) => cut.characters.has(letter.codePointAt(0) ?? 0));
    for (const letter of text) {
      const found = fontFor(letter);
      const font = (found ?? fontFor(UNKNOWN))?.font;
      if (!font) throw new Error('no font writes a question mark');
      const written = found ? letter : UNKNOWN;
      const last = runs.at(-1);
      if (last?.font === font) last.text += written;
      else runs.push({ font, text: written });
    }
    return runs;
  };
}
