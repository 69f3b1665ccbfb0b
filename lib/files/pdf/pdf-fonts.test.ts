/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { PDFDocument } from 'pdf-lib';
import { embedFonts } from './pdf-fonts';
import { textPen } from './text-pen';
import { woffToSfnt } from './woff-to-sfnt';

const WOFF = 'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff';

test('an unpacked WOFF is the same font', () => {
  const [packed, plain] = [create(readFileSync(WOFF)), create(woffToSfnt(readFileSync(WOFF)))];
  if (!('layout' in packed) || !('layout' in plain)) throw new Error('a collection');
  expect(plain.layout('Ångström').advanceWidth).toBe(packed.layout('Ångström').advanceWidth);
  expect(() => woffToSfnt(Buffer.from('no font at all'))).toThrow(RangeError);
});

test('Latin, its extensions, Greek and Cyrillic are each written by the cut that has them; nothing is lost', async () => {
  const text = 'Zoë Łukasz Ελένη Жанна £12.00 €';
  const runs = (await embedFonts(await PDFDocument.create(), [text]))(text, 'regular');
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(new Set(runs.map((run) => run.font)).size).toBe(4);
});

test('what no cut has becomes a question mark', async () => {
  const runs = (await embedFonts(await PDFDocument.create(), ['漢']))('a漢b', 'bold');
  expect(runs.map((run) => run.text).join('')).toBe('a?b');
});

test('text is broken between words, and within a word that is longer than the line', async () => {
  const pen = textPen(await embedFonts(await PDFDocument.create(), ['abcdefghijklmnopqrstuvwxyz ']));
  const style = { size: 10 };
  const lines = pen.wrap('one two three four abcdefghijklmnopqrstuvwxyz', 60, style);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.every((line) => pen.width(line, style) <= 60)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toBe('onetwothreefourabcdefghijklmnopqrstuvwxyz');
});
