import { onSlowProcessor, placeOf, pressEvery50 } from '../../test/press-early.mjs';
import { barePage } from '../bare-page.mjs';
import { openBrowser } from '../browser.mjs';
import { PAGES, warm } from '../public-pages.mjs';
import { atMost, median, noted } from '../rows.mjs';

export const name = 'presses';
export const title =
  'Presses every 50 ms from the first paint, on a processor four times slower, median of five';

const RUNS = 5;
/** Presses go on after the first that counts, since one between two that count may be lost too. */
const AFTER = 10;
const MOST = 400;

/**
 * @typedef {object} Counter  a button that counts its presses
 * @property {string} url
 * @property {string} button
 * @property {string} figure  shows the count
 * @property {number} first  the count before the first press
 */

/** As Lighthouse's slow phone has it: the scripts come long after the first paint. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/**
 * How many presses of a page's load came before the page counted any, and how many it never counted.
 * @param {import('playwright').Browser} browser @param {Counter} counter
 * @param {boolean} slowNetwork
 */
async function pressed(browser, { url, button, figure, first }, slowNetwork) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 1100 } });
  await context.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
  const page = await context.newPage();
  const control = await onSlowProcessor(page);
  if (slowNetwork) await control.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  const { painted } = await placeOf(page, button);
  await page.goto(url, { waitUntil: 'commit' });
  const place = await painted;
  let heard = false;
  const hears = page
    .waitForFunction(({ css, text }) => document.querySelector(css)?.textContent !== text, {
      css: figure,
      text: String(first),
    })
    .then(() => (heard = true));
  let early = 0;
  const presses = await pressEvery50(control, [place], (made) => {
    if (!heard) early = made;
    return made === MOST || (heard && made >= early + AFTER);
  });
  await hears;
  await page.waitForLoadState('networkidle');
  const count = Number(await page.locator(figure).textContent()) - first;
  await context.close();
  return { early, lost: presses - count };
}

/**
 * Loads the pages in turn, so that a busy moment of the machine meets both, and answers the medians of each.
 * @param {import('playwright').Browser} browser
 * @param {Record<'bare' | 'product', Counter>} counters
 * @param {boolean} slowNetwork
 */
async function medians(browser, counters, slowNetwork) {
  const bare = [];
  const product = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    bare.push(await pressed(browser, counters.bare, slowNetwork));
    product.push(await pressed(browser, counters.product, slowNetwork));
  }
  /** @param {Awaited<ReturnType<typeof pressed>>[]} runs */
  const of = (runs) => ({
    early: median(runs.map(({ early }) => early)),
    lost: median(runs.map(({ lost }) => lost)),
  });
  return { bare: of(bare), product: of(product) };
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const url = world.address + PAGES['product page'];
  const { address } = await barePage(world, Buffer.byteLength(await warm(url)));
  const counters = {
    bare: { url: `${address}/press`, button: 'button', figure: 'output', first: 0 },
    product: {
      url,
      button: 'button[aria-label="One more"]',
      figure: '[role=group][aria-label=Quantity] [aria-live]',
      first: 1,
    },
  };
  const browser = await openBrowser(world);
  const rows = [];
  for (const slowNetwork of [false, true]) {
    const { bare, product } = await medians(browser, counters, slowNetwork);
    const where = slowNetwork ? 'slow network, ' : '';
    rows.push(
      noted(`${where}bare page, presses before it counted one`, bare.early),
      noted(`${where}bare page, presses lost`, bare.lost),
      noted(`${where}product page, presses before it counted one`, product.early),
      // No margin: the product page replays what is pressed early, so it loses none however busy the machine is.
      atMost(`${where}product page, presses lost`, product.lost, bare.lost),
    );
  }
  await browser.close();
  return rows;
}
