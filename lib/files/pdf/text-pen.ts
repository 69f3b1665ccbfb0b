import { rgb, type PDFPage } from 'pdf-lib';
import type { RunsOf, Weight } from './pdf-fonts';

/** The style of a text; sizes and positions in points, `y` from the bottom. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  /** 0 black to 1 white. */
  grey?: number;
}

/** Measures and writes text in any of the document's scripts. */
export interface TextPen {
  width(text: string, style: TextStyle): number;
  write(page: PDFPage, text: string, at: { x: number; y: number }, style: TextStyle): void;
  /** The same, right-aligned at `x`. */
  writeEnd(page: PDFPage, text: string, at: { x: number; y: number }, style: TextStyle): void;
  /** Breaks a text into lines of at most `width`, between words, or within a word that is too long. */
  wrap(text: string, width: number, style: TextStyle): string[];
}

/** Replaces characters that PDF viewers do not treat as text: control characters, and spaces of unusual width. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(/[\u00a0\u202f\u2009]/g, ' ');

/** A pen that uses the embedded fonts. */
export function textPen(runsOf: RunsOf): TextPen {
  const width: TextPen['width'] = (text, { size, weight = 'regular' }) =>
    runsOf(plain(text), weight).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
  const write: TextPen['write'] = (page, text, { x, y }, { size, weight = 'regular', grey = 0.09 }) => {
    let at = x;
    for (const { font, text: part } of runsOf(plain(text), weight)) {
      page.drawText(part, { x: at, y, size, font, color: rgb(grey, grey, grey) });
      at += font.widthOfTextAtSize(part, size);
    }
  };
  const splitWord = (word: string, limit: number, style: TextStyle): string[] => {
    if (width(word, style) <= limit) return [word];
    const parts = [''];
    for (const letter of word) {
      const last = parts.at(-1) ?? '';
      if (last !== '' && width(last + letter, style) > limit) parts.push(letter);
      else parts[parts.length - 1] = last + letter;
    }
    return parts;
  };
  return {
    width,
    write,
    writeEnd: (page, text, { x, y }, style) => write(page, text, { x: x - width(text, style), y }, style),
    wrap(text, limit, style) {
      const lines: string[] = [];
      for (const word of plain(text)
        .split(/\s+/)
        .flatMap((one) => splitWord(one, limit, style))) {
        const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
        if (lines.length > 0 && width(longer, style) <= limit) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}
