import type { FontBook, FontBooks } from '@/lib/modules/design/rules/font-book';
import { layoutText } from '@/lib/modules/design/rules/layout-text';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import type { Scene, TextLayer } from '@/lib/modules/design/rules/scene-types';
import { svgColour, type SafeSvg } from '@/lib/modules/design/rules/svg-text';
import type { ShareCard } from './share-card';
import { SHARE_SIZE } from './share-size';

/** Width and height of the product in the picture, px. */
export const SHARE_GARMENT = 520;

const LEFT = 76;
const BESIDE_PICTURE = 540;
const ALONE = SHARE_SIZE.width - 2 * LEFT;
const AREA = { widthMm: SHARE_SIZE.width, heightMm: SHARE_SIZE.height, dpi: 72 };
const TITLE_LINES = 3;
const LEADING = 1.16;

interface Style {
  fontFamily: string;
  fontSizeMm: number;
  fill: string;
}

function textLayer(id: string, text: string, style: Style, y: number, width: number): TextLayer {
  return {
    id,
    type: 'text',
    text,
    ...style,
    textAlign: 'left',
    maxWidthMm: width,
    angle: 0,
    scale: 1,
    position: { x: LEFT, y },
    customisable: false,
  };
}

function widthOf(text: string, style: Style, book: FontBook): number {
  return layoutText(textLayer('', text, style, 0, ALONE), book, AREA).naturalWidth;
}

/** Wraps words into lines of at most `width`. A single wider word is kept whole and shrunk when it is drawn. */
function wrap(text: string, style: Style, book: FontBook, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, style, book) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The first lines; if some were left out, the last one ends with an ellipsis. */
function cut(lines: readonly string[], most: number): string[] {
  const kept = lines.slice(0, most);
  return lines.length > most ? [...kept.slice(0, -1), `${kept.at(-1) ?? ''}…`] : kept;
}

/** The largest of a few sizes at which the title needs few lines; at the smallest size the rest is cut. */
function setTitle(card: ShareCard, book: FontBook, width: number): { lines: string[]; style: Style } {
  const styles = [84, 68, 54].map((fontSizeMm) => ({
    fontFamily: card.titleFont,
    fontSizeMm,
    fill: card.ink,
  }));
  const [first, ...rest] = styles.map((style) => ({ style, lines: wrap(card.title, style, book, width) }));
  const all = [first, ...rest].filter((one) => one !== undefined);
  const fitting = all.find(({ lines }) => lines.length <= TITLE_LINES) ?? all.at(-1);
  if (!fitting) throw new RangeError('no size for a title');
  return { style: fitting.style, lines: cut(fitting.lines, TITLE_LINES) };
}

function textScene(card: ShareCard, books: FontBooks, width: number): Scene {
  const [titleBook, textBook] = [books[card.titleFont], books[card.textFont]];
  if (!titleBook || !textBook) throw new RangeError('a font is missing');
  const { lines, style } = setTitle(card, titleBook, width);
  const small = { fontFamily: card.textFont, fontSizeMm: 34, fill: card.ink };
  const subtitle = card.subtitle === '' ? [] : cut(wrap(card.subtitle, small, textBook, width), 2);
  const step = style.fontSizeMm * LEADING;
  const height = lines.length * step + subtitle.length * small.fontSizeMm * 1.3;
  const top = Math.max(176, (SHARE_SIZE.height - height) / 2 + 20);
  const titles = lines.map((text, at) => textLayer(`t${at}`, text, style, top + (at + 0.8) * step, width));
  const under = top + lines.length * step + 56;
  const subtitles = subtitle.map((text, at) =>
    textLayer(`s${at}`, text, small, under + at * small.fontSizeMm * 1.3, width),
  );
  const brand = card.brand === '' ? [] : [textLayer('b', card.brand, small, 112, width)];
  return { area: AREA, layers: [...brand, ...titles, ...subtitles] } as Scene;
}

/**
 * The picture of a shared link as an SVG, text as outlines: the store's colours, fonts and texts, and the product
 * `garment` from `garmentSvg`, `SHARE_GARMENT` px wide. Both fonts of the card must be in `books`.
 */
export function shareSvg(card: ShareCard, books: FontBooks, garment: SafeSvg | null): SafeSvg {
  const { width, height } = SHARE_SIZE;
  const words = sceneToSvg(textScene(card, books, garment ? BESIDE_PICTURE : ALONE), { fontBooks: books });
  const product = garment
    ? `<circle cx="900" cy="315" r="262" fill="${svgColour(card.plate)}"/><g transform="translate(640 55)">${garment}</g>`
    : '';
  return (`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${svgColour(card.ground)}"/>` +
    `<rect width="16" height="${height}" fill="${svgColour(card.accent)}"/>${product}${words}</svg>`) as SafeSvg;
}
