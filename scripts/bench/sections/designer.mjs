import { collectScripts, openBrowser } from '../browser.mjs';
import { logIn } from '../log-in.mjs';
import { atMost, median, mustHold, noted } from '../rows.mjs';

export const name = 'designer';
export const title = 'Dragging in the design editor with 20 layers, on a computer four times slower';

const PRODUCTS = '/events/fjord-fern/products';
const LAYERS = 20;
const SLOWER = 4;
const MOVES = 120;
const BUDGET_MS = 8;
const LONGEST_MS = 50;
/** Time between two moves in ms: longer than a slowed frame, so that each is measured separately. */
const APART_MS = 60;

/** Runs in the page: records long tasks (50 ms or more). */
function watchTasks() {
  const own = /** @type {any} */ (window);
  own.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) own.benchTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** @param {number[]} values */
function p95(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/** @param {import('playwright').Page} page */
const layersOf = (page) => page.getByRole('listbox', { name: 'Design, front' }).getByRole('option');

/** Duplicates one layer until there are enough. @param {import('playwright').Page} page */
async function fillSide(page) {
  const layers = layersOf(page);
  const last = layers.last();
  await last.waitFor();
  // A text can be selected when its font has loaded.
  await last.locator('path').first().waitFor({ state: 'attached' });
  await last.focus();
  await page.keyboard.press('End');
  for (let count = await layers.count(); count < LAYERS; count += 1) {
    await page.keyboard.press('Control+d');
    await layers.nth(count).waitFor();
  }
  // Copies are offset: move the last one back to where nothing covers it.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowUp');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await last.scrollIntoViewIfNeeded();
  return layers.count();
}

/** Centre of the topmost layer in the window, where a press hits it. @param {import('playwright').Page} page */
async function middleOfLast(page) {
  const box = await layersOf(page).last().boundingBox();
  if (!box) throw new Error('the layer to drag is not on the screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const above = await page.evaluate(({ x, y }) => {
    const found = document.elementFromPoint(x, y);
    return found?.closest('[data-stage]') ? '' : (found?.outerHTML.slice(0, 120) ?? 'the edge of the window');
  }, at);
  if (above) throw new Error(`the layer to drag lies under ${above}`);
  return at;
}

/** Position of the topmost layer. @param {import('playwright').Page} page */
const placeOfLast = (page) => layersOf(page).last().getAttribute('transform');

/** Busy time of the page's main thread so far, in ms. @param {import('playwright').CDPSession} control */
async function workOf(control) {
  const { metrics } = await control.send('Performance.getMetrics');
  const seconds = (/** @type {string} */ what) => metrics.find(({ name: one }) => one === what)?.value ?? 0;
  const [script, layout, style] = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(seconds);
  return 1000 * ((script ?? 0) + (layout ?? 0) + (style ?? 0));
}

/** Drags along a curve that crosses snap lines. @param {import('playwright').Page} page */
async function drag(page) {
  const control = await page.context().newCDPSession(page);
  await control.send('Performance.enable', { timeDomain: 'threadTicks' });
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { x, y } = await middleOfLast(page);
  await page.evaluate(watchTasks);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 6, y + 6);
  await page.waitForTimeout(5 * APART_MS);
  const moves = [];
  /** @type {Set<string | null>} */
  const places = new Set();
  for (let step = 0; step < MOVES; step += 1) {
    const before = await workOf(control);
    const to = { x: x + 6 + 60 * Math.sin(step / 9), y: y + 6 + 45 * Math.sin(step / 7) };
    await control.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, button: 'left', buttons: 1 });
    await page.waitForTimeout(APART_MS);
    moves.push((await workOf(control)) - before);
    places.add(await placeOfLast(page));
  }
  await page.mouse.up();
  await page.waitForTimeout(10 * APART_MS);
  /** @type {number[]} */
  const long = await page.evaluate(() => /** @type {any} */ (window).benchTasks);
  await control.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Snapping holds the layer for some moves; it must still move on most of them.
  if (places.size < MOVES / 2)
    throw new Error(`the layer was dragged ${MOVES} times and drawn at ${places.size} places only`);
  return { moves, places: places.size, longest: Math.max(0, ...long) };
}

/** A string that only the editor's code contains. */
const EDITOR = /data-handle/;
/** By then the page has finished its own background requests. */
const SETTLED_MS = 3000;

/**
 * Opens an admin page, and returns the editor's scripts that were loaded with it.
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 */
async function openPage(context, url) {
  const page = await context.newPage();
  const scripts = collectScripts(page);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    page,
    async editors() {
      await page.waitForTimeout(SETTLED_MS);
      return (await scripts()).filter(({ text, ahead }) => !ahead && EDITOR.test(text));
    },
  };
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const browser = await openBrowser(world);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
  await logIn(await context.newPage(), world.address, 'admin@fjord-fern.example');
  const list = await openPage(context, world.address + PRODUCTS);
  const before = await list.editors();
  await list.page.close();
  const { page, editors } = await openPage(context, `${world.address}${PRODUCTS}?product=ff-name-hoodie`);
  const layers = await fillSide(page);
  const own = await editors();
  const from = await placeOfLast(page);
  const { moves, places, longest } = await drag(page);
  const to = await placeOfLast(page);
  if (to === from) throw new Error('the layer that was dragged lies where it lay');
  await browser.close();
  const kilobytes = own.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;
  return [
    mustHold('layers on the side', layers === LAYERS, String(layers)),
    noted(`places that the dragged one was drawn at in ${MOVES} moves`, places),
    atMost('script, style and layout for one move, 95th percentile', p95(moves), BUDGET_MS, 'ms'),
    noted('the same, median', median(moves), 'ms'),
    atMost('longest task from the press to the step (0: none of 50 ms)', longest, LONGEST_MS, 'ms'),
    mustHold(
      'the list of products loads none of the editor',
      before.length === 0,
      `${before.length} scripts`,
    ),
    noted('scripts of the editor', kilobytes, 'kB gzipped'),
  ];
}
