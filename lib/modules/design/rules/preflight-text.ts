import { isAllowedText } from './allowed-characters';
import { holdsMarkup } from './holds-markup';
import { layoutText, type TextLayout } from './layout-text';
import { maxLengthOf } from './personalise';
import {
  type Found,
  found,
  PREFLIGHT_LIMITS as LIMITS,
  type PreflightInput,
  tenths,
} from './preflight-types';
import { refusedWord } from './refused-words';
import { textFonts } from './scene-fonts';
import type { Scene, TextLayer } from './scene-types';

const NAMED_CHARACTERS = 10;

function checkWords(layer: TextLayer, input: PreflightInput): Found[] {
  if (layer.text.trim() === '') return [found('text_missing', 'block')];
  const issues: Found[] = [];
  const max = maxLengthOf(layer);
  const length = [...layer.text.normalize('NFC')].length;
  if (length > max) issues.push(found('text_too_long', 'block', { length, max }));
  // Only the designer's texts may have line breaks, a shopper's may not.
  const line = layer.customisable ? layer.text : layer.text.replaceAll('\n', ' ');
  if (!isAllowedText(layer.allowed ?? 'any', line) || holdsMarkup(layer.text)) {
    issues.push(found('invalid_characters', 'block'));
  }
  const word = refusedWord(layer.text, input.refusedWords ?? []);
  if (word !== null) issues.push(found('word_refused', 'block', { word }));
  return issues;
}

function checkGlyphs({ missing, borrowed }: TextLayout, font: string): Found[] {
  const issues: Found[] = [];
  const named = (characters: readonly string[]): string => characters.slice(0, NAMED_CHARACTERS).join(' ');
  if (missing.length > 0) issues.push(found('glyph_missing', 'block', { characters: named(missing), font }));
  const [first] = borrowed;
  if (first) {
    const characters = named(borrowed.map(({ character }) => character));
    issues.push(found('glyph_substituted', 'warn', { characters, font, other: first.family }));
  }
  return issues;
}

function checkSize(layer: TextLayer, layout: TextLayout): Found[] {
  const issues: Found[] = [];
  if (layout.fit < 1) issues.push(found('text_shrunk', 'warn', { percent: Math.round(layout.fit * 100) }));
  const radius = Math.abs(layer.arcRadiusMm ?? Infinity);
  const room = 2 * Math.PI * radius;
  const width = layout.naturalWidth * layout.fit;
  // A line longer than its circle would overlap its own start.
  if (width > room)
    issues.push(found('text_overflow', 'block', { width: tenths(width), room: tenths(room) }));
  const height = layout.capHeight * layer.scale;
  if (height < LIMITS.warnCapHeight) {
    const severity = height < LIMITS.blockCapHeight ? 'block' : 'warn';
    issues.push(found('text_too_small', severity, { height: tenths(height), needed: LIMITS.warnCapHeight }));
  }
  return issues;
}

/** Issues of a text's words, characters and layout; its position and contrast are checked elsewhere. */
export function checkText(layer: TextLayer, scene: Scene, input: PreflightInput): Found[] {
  const words = checkWords(layer, input);
  const fonts = textFonts(layer, input.fontBooks);
  if (!fonts) return [...words, found('font_missing', 'block', { font: layer.fontFamily })];
  const layout = layoutText(layer, fonts.book, scene.area, fonts.standIns);
  return [...words, ...checkGlyphs(layout, layer.fontFamily), ...checkSize(layer, layout)];
}
