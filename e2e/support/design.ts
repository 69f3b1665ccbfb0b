import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { logIn } from './people';

interface Spot {
  x: number;
  y: number;
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return box;
}

/** An element's centre on the screen, in whole pixels. */
async function middleOf(target: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(target);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** A layer's anchor on the print area, in mm, since a millimetre may be less than a pixel. */
async function placeOf(layer: Locator): Promise<Spot> {
  const written = await layer.getAttribute('transform');
  const [, x, y] = /^translate\((\S+) (\S+)\)/.exec(written ?? '') ?? [];
  if (x === undefined || y === undefined) throw new Error(`${layer} has no place: ${written}`);
  return { x: Number(x), y: Number(y) };
}

/** Opens the design of a Fjord & Fern product as its client, with helpers for the canvas. */
export async function openDesign(page: Page, product: string) {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto(`/events/fjord-fern/products?product=${product}`);
  const canvas = page.getByRole('listbox', { name: 'Design, front' });
  const layers = canvas.getByRole('option');
  await expect(layers.last()).toBeVisible();
  // Texts are drawn when their fonts have loaded.
  await expect(layers.filter({ hasNot: page.locator('path, image') })).toHaveCount(0);
  await canvas.scrollIntoViewIfNeeded();
  return {
    canvas,
    layers,
    layer: (name: RegExp) => canvas.getByRole('option', { name }),
    handle: (corner: number | 'rotate') => page.locator(`[data-handle="${corner}"] circle`).first(),
    middleOf,
    placeOf,
    sizeOf: boxOf,
    areaMiddle: () => middleOf(canvas),
    async dragBy(target: Locator, by: Spot) {
      const from = await middleOf(target);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
      await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
      await page.mouse.up();
    },
  };
}

/** Simulates a pen, which Playwright lacks: down, along the points, and up. */
export async function drawWithPen(page: Page, [first, ...way]: [Spot, ...Spot[]]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Spot) =>
    browser.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      clickCount: 1,
      pointerType: 'pen',
      buttons: type === 'mouseReleased' ? 0 : 1,
    });
  await send('mousePressed', first);
  for (const spot of way) await send('mouseMoved', spot);
  await send('mouseReleased', way.at(-1) ?? first);
  await browser.detach();
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One session for all touches of a page: ending one resets touch input, and a tap on its way at that moment is lost. */
function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Simulates fingers, each along its own points (the same number for each); the second touches down after the first. */
export async function moveFingers(page: Page, ...ways: [Spot, ...Spot[]][]): Promise<void> {
  const browser = await sessionOf(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(({ x, y }, id) => ({ x, y, id })),
    });
  const at = (step: number) => ways.flatMap((way) => way[step] ?? []);
  for (let count = 1; count <= ways.length; count += 1) await send('touchStart', at(0).slice(0, count));
  for (let step = 1; step < (ways[0]?.length ?? 0); step += 1) await send('touchMove', at(step));
  await send('touchEnd', []);
}
