import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { garmentLayers } from '../../lib/modules/design/rules/garments/garment-svg';
import { printAreaBox } from '../../lib/modules/design/rules/garments/print-area';

/** Width and height in px in which pictures are laid beside each other. */
const SIZE = 1200;
/** Of 255, in any channel: from here on a pixel of a garment is inked, and a pixel is another colour. */
const INKED = 40;
const OTHER = 64;

interface Sheet {
  type: 'svg+xml' | 'png';
  bytes: string | Buffer;
  /** Where it lies, in per cent of the whole; everywhere without it. */
  box?: { left: number; top: number; width: number; height: number };
}

function markup({ type, bytes, box }: Sheet): string {
  const { left, top, width, height } = box ?? { left: 0, top: 0, width: 100, height: 100 };
  const place = `position:absolute;left:${left}%;top:${top}%;width:${width}%;height:${height}%`;
  return `<img style="${place}" src="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}">`;
}

/** Sheets laid over each other, as the browser draws them: three bytes for each pixel. */
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
  /** Share of the whole picture that is inked. */
  inked: number;
  /** Share of what either picture has inked that both have, in the same colour. */
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

/** Lays print files of a hoodie's front beside previews of it. */
export interface LightTable {
  /**
   * How alike a preview is to a bare hoodie of its colour on whose print area the print file lies, under the folds and the
   * cords, as it does when it is printed.
   */
  compare(preview: string, print: Buffer): Promise<Likeness>;
  close(): Promise<void>;
}

/** The same thing is drawn once. */
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
      // The cloth's colour stands once, on the drawing's root.
      const colour = /^<svg [^>]*\bcolor="(#[0-9a-f]{6})"/.exec(preview)?.[1];
      if (colour === undefined) throw new Error(`no drawing of a garment: ${preview.slice(0, 200)}`);
      const [under, over] = hoodieOf(colour);
      const printed = await drawn(board, [under, { type: 'png', bytes: print, box }, over]);
      return liken(await shown(preview), printed, await bare(colour));
    },
    close: () => context.close(),
  };
}

/** The picture in a mirror: what a print must not be taken for. */
export function mirrored(print: Buffer): Promise<Buffer> {
  return sharp(print).flop().png().toBuffer();
}

const FULFILLER = process.env.E2E_FULFILLER_URL ?? 'http://localhost:25363';

interface SentOrder {
  order_ref: string;
  items: { print_files: { side: string; url: string; description: string }[] }[];
}

/** The print file of an order's front that has these words on it, fetched as its printer does from the address it was sent. */
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
