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

/**
 * How many presses of a page's load came before the page counted any, and how many it never counted.
 * @param {import('playwright').Browser} browser @param {Counter} counter
 */
async function pressed(browser, { url, button, figure, first }) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 1100 } });
  await context.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
  const page = await context.newPage();
  const control = await onSlowProcessor(page);
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

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const product = world.address + PAGES['product page'];
  const bare = await barePage(world, Buffer.byteLength(await warm(product)));
  /** @type {Record<string, Counter>} */
  const counters = {
    'bare page': { url: `${bare.address}/press`, button: 'button', figure: 'output', first: 0 },
    'product page': {
      url: product,
      button: 'button[aria-label="One more"]',
      figure: '[role=group][aria-label=Quantity] [aria-live]',
      first: 1,
    },
  };
  const browser = await openBrowser(world);
  /** @type {Map<string, { early: number, lost: number }[]>} */
  const results = new Map();
  // In turn, so that a busy moment of the machine meets both pages.
  for (let turn = 0; turn < RUNS; turn += 1)
    for (const [what, counter] of Object.entries(counters))
      results.set(what, [...(results.get(what) ?? []), await pressed(browser, counter)]);
  await browser.close();
  /** @param {string} what @param {'early' | 'lost'} key */
  const medianOf = (what, key) => median((results.get(what) ?? []).map((one) => one[key]));
  return [
    noted('bare page, presses before it heard one', medianOf('bare page', 'early')),
    noted('bare page, presses lost', medianOf('bare page', 'lost')),
    noted('product page, presses before it heard one', medianOf('product page', 'early')),
    // No margin: the product page replays what is pressed early, so it loses none however busy the machine is.
    atMost('product page, presses lost', medianOf('product page', 'lost'), medianOf('bare page', 'lost')),
  ];
}
