import type { CodeCardsModel } from './code-cards-model';

/** A box on a card, in points from its upper left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
}

/** A text on a card: where, how large, and how many lines at most. */
interface TextPlace extends Box {
  size: number;
  lines: number;
  centred: boolean;
}

/** The grid of a page and the places on each of its cards, in points. */
export interface CardLayout {
  columns: number;
  rows: number;
  width: number;
  height: number;
  qr: { x: number; y: number; side: number };
  logo: { width: number; height: number; gap: number };
  /** Below the code. */
  code: Omit<TextPlace, 'lines'>;
  /** Logo, heading, note and hint follow each other from here. */
  column: Box & { centred: boolean };
  heading: { size: number; lines: number };
  note: { size: number; lines: number };
  hint: { size: number; lines: number };
  /** Where the note comes; large cards have it below the code. */
  noteY: number | null;
}

const MM = 72 / 25.4;
const GAP = 10;
const CODE_STRIP = 24;

/** Business cards of the region's usual size: the QR code beside the texts, the code below both. */
function businessCards(width: number, height: number): CardLayout {
  const side = height - GAP - CODE_STRIP;
  const x = side + 2 * GAP;
  return {
    columns: 2,
    rows: 5,
    width,
    height,
    qr: { x: GAP, y: GAP, side },
    logo: { width: width - x - GAP, height: 26, gap: 4 },
    code: { x: GAP, y: GAP + side + 1, width: width - 2 * GAP, size: 11, centred: true },
    column: { x, y: GAP + 4, width: width - x - GAP, centred: false },
    heading: { size: 9, lines: 2 },
    note: { size: 8, lines: 4 },
    hint: { size: 6, lines: 4 },
    noteY: null,
  };
}

/** What a large card needs above and below its QR code: padding, logo, heading, code, note and hint. */
const LARGE_TEXTS = 245;
const LARGE_HEAD = 116;

/** A quarter of the page each: all below each other. */
function largeCards(width: number, height: number): CardLayout {
  const side = Math.min(180, height - LARGE_TEXTS);
  const inner = width - 4 * GAP;
  return {
    columns: 2,
    rows: 2,
    width,
    height,
    qr: { x: (width - side) / 2, y: LARGE_HEAD, side },
    logo: { width: inner, height: 40, gap: 8 },
    code: { x: 2 * GAP, y: LARGE_HEAD + side + 2, width: inner, size: 16, centred: true },
    column: { x: 2 * GAP, y: 26, width: inner, centred: true },
    heading: { size: 16, lines: 2 },
    note: { size: 12, lines: 4 },
    hint: { size: 8, lines: 3 },
    noteY: LARGE_HEAD + side + 24,
  };
}

/** The cards of a layout on this paper. */
export function cardLayout(
  { layout, paper }: Pick<CodeCardsModel, 'layout' | 'paper'>,
  [width, height]: readonly [number, number],
): CardLayout {
  if (layout === 'large') return largeCards(width / 2, height / 2);
  return paper === 'letter' ? businessCards(252, 144) : businessCards(85 * MM, 55 * MM);
}
