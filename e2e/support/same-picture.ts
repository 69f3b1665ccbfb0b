import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { garmentLayers } from '../../lib/modules/design/rules/garments/garment-svg';
import { printAreaBox } from '../../lib/modules/design/rules/garments/print-area';

/** Width and height in px at which pictures are compared. */
const SIZE = 1200;
/** Threshold per channel (of 255): from this difference a pixel counts as inked, or as another colour. */
const INKED = 40;
const OTHER = 64;

interface Sheet {
  type: 'svg+xml' | 'png';
  bytes: string | Buffer;
  /** Position in per cent of the whole; default: everything. */
  box?: { left: number; top: number; width: number; height: number };
}

function markup({ type, bytes, box }: Sheet): string {
  const { left, top, width, height } = box ?? { left: 0, top: 0, width: 100, height: 100 };
  const place = `position:absolute;left:${left}%;top:${top}%;width:${width}%;height:${height}%`;
  return `<img style="${place}" src="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}">`;
}

/** Draws layers over each other in the browser; returns three bytes per pixel. */
async function drawn(board: Page, sheets: readonly Sheet[]): Promise<Buffer> {
  await board.setContent(`<body style="margin:0;background:#fff">${sheets.map(markup).join('')}</body>`);
  await board.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return sharp(await board.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

function differs(one: Buffer, other: Buffer, at: number, by: number): boolean {
  for (let channel = at; channel < at + 3; channel += 1) {
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > by) return true;
  }
  return false;
}

interface Likeness {
  /** Fraction of the whole picture that is inked. */
  inked: number;
  /** Of the pixels inked in either picture, the fraction inked in both in the same colour. */
  same: number;
}

function liken(shown: Buffer, expected: Buffer, plain: Buffer): Likeness {
  let [either, both] = [0, 0];
  for (let at = 0; at < plain.length; at += 3) {
    const inks = [shown, expected].filter((picture) => differs(picture, plain, at, INKED)).length;
    if (inks === 0) continue;
    either += 1;
    if (inks === 2 && !differs(shown, expected, at, OTHER)) both += 1;
  }
  return { inked: either / (SIZE * SIZE), same: either === 0 ? 0 : both / either };
}

/** Compares print files of a hoodie's front with previews. */
export interface LightTable {
  /**
   * Compares a preview with a composed picture: a blank hoodie of the same colour, the print file on its print area,
   * folds and cords above.
   */
  compare(preview: string, print: Buffer): Promise<Likeness>;
  close(): Promise<void>;
}

/** Caches drawings by key. */
function kept<K>(draw: (key: K) => Promise<Buffer>): (key: K) => Promise<Buffer> {
  const done = new Map<K, Promise<Buffer>>();
  return (key) => {
    const known = done.get(key) ?? draw(key);
    done.set(key, known);
    return known;
  };
}

export async function lightTable(browser: Browser): Promise<LightTable> {
  const context = await browser.newContext({
    viewport: { width: SIZE, height: SIZE },
    isMobile: false,
    hasTouch: false,
  });
  const board = await context.newPage();
  const box = printAreaBox('hoodie', 'front');
  const hoodieOf = (colour: string): [Sheet, Sheet] => {
    const { under, over } = garmentLayers({ family: 'hoodie', side: 'front', colour, width: SIZE });
    return [
      { type: 'svg+xml', bytes: under },
      { type: 'svg+xml', bytes: over },
    ];
  };
  const bare = kept((colour: string) => drawn(board, hoodieOf(colour)));
  const shown = kept((preview: string) => drawn(board, [{ type: 'svg+xml', bytes: preview }]));
  return {
    async compare(preview, print) {
      // The fabric colour is an attribute of the SVG's root.
      const colour = /^<svg [^>]*\bcolor="(#[0-9a-f]{6})"/.exec(preview)?.[1];
      if (colour === undefined) throw new Error(`no drawing of a garment: ${preview.slice(0, 200)}`);
      const [under, over] = hoodieOf(colour);
      const printed = await drawn(board, [under, { type: 'png', bytes: print, box }, over]);
      return liken(await shown(preview), printed, await bare(colour));
    },
    close: () => context.close(),
  };
}

/** The mirror image, which must not match. */
export function mirrored(print: Buffer): Promise<Buffer> {
  return sharp(print).flop().png().toBuffer();
}

const FULFILLER = process.env.E2E_FULFILLER_URL ?? 'http://localhost:25363';

interface SentOrder {
  order_ref: string;
  items: { print_files: { side: string; url: string; description: string }[] }[];
}

/** The front print file of an order's line with this text, loaded from the URL that the printer was sent. */
export async function printOf(request: APIRequestContext, orderRef: string, words: string): Promise<Buffer> {
  const find = async (): Promise<string | undefined> => {
    const answer = await request.get(`${FULFILLER}/_sandbox/orders`);
    const { orders }: { orders: SentOrder[] } = await answer.json();
    const files = orders
      .filter(({ order_ref: ref }) => ref === orderRef)
      .flatMap(({ items }) => items.flatMap((item) => item.print_files));
    return files.find(({ side, description }) => side === 'front' && description.includes(words))?.url;
  };
  await expect.poll(find, { message: `a print of ${words}`, timeout: 60_000 }).toBeDefined();
  const file = await request.get((await find()) ?? '');
  expect(file.headers()['content-type']).toBe('image/png');
  return file.body();
}
