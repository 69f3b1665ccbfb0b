/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { PDFDocument } from 'pdf-lib';
import { readPdf } from '@/e2e/support/pdf-text';
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

test('whoever copies the text, or has it read out, gets every letter of it', async () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(index + 32)).join('');
  const texts = [
    'Invoice number ABCD-2345',
    'Shipping (Standard)',
    '-£5.00',
    'office fluff 2x3 -> :)',
    printable,
  ];
  const document = await PDFDocument.create();
  const pen = textPen(await embedFonts(document, texts));
  const page = document.addPage();
  texts.forEach((text, index) => pen.write(page, text, { x: 20, y: 400 - 20 * index }, { size: 8 }));
  expect(await readPdf(await document.save())).toEqual(texts);
});
