import { barePage } from '../bare-page.mjs';
import { collectScripts, openBrowser, scriptsOf } from '../browser.mjs';
import { PAGES, warm } from '../public-pages.mjs';
import { atMost, mustHold, noted } from '../rows.mjs';

export const name = 'javascript';
export const title = 'JavaScript that a page makes the browser fetch';

const BUDGET_KB = 30;

/** @typedef {import('../browser.mjs').Script} Script */

/** @param {Script[]} scripts */
const kilobytes = (scripts) => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000;

/** Matches the provider's script, its stand-in, and the package that loads it. @param {string} standIn */
const paymentScript =
  (standIn) =>
  /** @param {Script} script */
  ({ url, text }) =>
    url.startsWith('https://js.stripe.com') || url.startsWith(standIn) || text.includes('js.stripe.com');

/**
 * Goes to the payment step, and counts the card provider's scripts before and on it.
 * @param {import('playwright').Browser} browser
 * @param {import('../world.mjs').World} world
 */
async function paymentScripts(browser, world) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const scripts = collectScripts(page);
  const count = async () => (await scripts()).filter(paymentScript(world.sandbox.stripe)).length;
  /** @param {string} field @param {string} value */
  const fill = (field, value) => page.getByLabel(field, { exact: true }).fill(value);
  for (const path of Object.values(PAGES).reverse())
    await page.goto(world.address + path, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('button', { name: 'Continue shopping' }).click();
  await page.goto(`${world.address}/fjord-fern/checkout`, { waitUntil: 'networkidle' });
  await fill('Name', 'Ada Example');
  await page.getByLabel('Email').fill('ada@bench.example');
  await page.getByLabel('Phone').fill('+44 20 7946 0123');
  await fill('Address line 1', '1 Example Street');
  await fill('City', 'Leith');
  await page.getByLabel(/Postcode/).fill('EH6 6JN');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  const onward = page.getByRole('button', { name: 'Continue to payment' });
  await onward.waitFor();
  await page.waitForLoadState('networkidle');
  const before = await count();
  await onward.click();
  await page.getByLabel('Card number').waitFor();
  const after = await count();
  await context.close();
  return { before, after };
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const urls = Object.entries(PAGES).map(([what, path]) => ({ what, url: world.address + path }));
  const [first] = urls;
  const html = await warm(first?.url ?? world.address);
  for (const { url } of urls) await warm(url);
  const bare = await barePage(world, Buffer.byteLength(html));
  const browser = await openBrowser(world);
  const own = kilobytes(await scriptsOf(browser, bare.address));
  const rows = [noted('bare page', own, 'kB gzipped')];
  for (const { what, url } of urls) {
    const scripts = await scriptsOf(browser, url);
    const at = kilobytes(scripts.filter(({ ahead }) => !ahead));
    rows.push(noted(what, at, 'kB gzipped'));
    rows.push(atMost(`${what}, above the bare page`, at - own, BUDGET_KB, 'kB gzipped'));
    rows.push(noted(`${what}, fetched ahead for others`, kilobytes(scripts) - at, 'kB gzipped'));
  }
  const { before, after } = await paymentScripts(browser, world);
  rows.push(mustHold('no payment script before the payment step', before === 0, `${before} scripts`));
  rows.push(mustHold('the same count finds them at the payment step', after > 0, `${after} scripts`));
  await browser.close();
  return rows;
}
