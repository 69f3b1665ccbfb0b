import { openBrowser } from '../browser.mjs';
import { openSlowPhone, shiftOf, timed } from '../event-timing.mjs';
import { warm } from '../public-pages.mjs';
import { atMost, median } from '../rows.mjs';

export const name = 'interactions';
export const title = 'What a touch takes until it is seen, on a phone four times slower, median of five';

const RUNS = 5;
const BUDGET_MS = 100;

/** @typedef {Map<string, number[]>} Times  what was done → milliseconds, run by run */
/** @typedef {(what: string, act: () => Promise<unknown>) => Promise<void>} Step */

/** @param {Parameters<typeof timed>[0]} phone @param {Times} times @returns {Step} */
function stepper(phone, times) {
  return async (what, act) => {
    const { ms } = await timed(phone, act);
    times.set(what, [...(times.get(what) ?? []), ms]);
  };
}

/** @param {import('playwright').Page} page @param {Times} shifts @param {string} what */
async function noteShift(page, shifts, what) {
  shifts.set(what, [...(shifts.get(what) ?? []), await shiftOf(page)]);
}

/** @param {import('playwright').Page} page @param {Record<string, string>} values */
async function fill(page, values) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** @param {import('playwright').Page} page @param {string} address @param {Step} step @param {Times} shifts */
async function buy(page, address, step, shifts) {
  const button = (/** @type {string | RegExp} */ label) => page.getByRole('button', { name: label });
  await page.goto(`${address}/fjord-fern`, { waitUntil: 'networkidle' });
  await noteShift(page, shifts, 'store page');
  await step('open the languages', () => button(/^Language/).tap());
  await page.goto(`${address}/fjord-fern/Product=ff-crew-tee`, { waitUntil: 'networkidle' });
  await noteShift(page, shifts, 'product page');
  await step('choose a colour', () => page.getByRole('radio', { name: 'Forest' }).tap());
  await step('choose a size', () => page.getByRole('radio', { name: 'L', exact: true }).tap());
  await step('add to the basket', () => button('Add to basket').tap());
  await button('One more of Crew Tee').waitFor();
  await step('one more', () => button('One more of Crew Tee').tap());
  await step('one less', () => button('One less of Crew Tee').tap());
  await step('close the basket', () => button('Continue shopping').tap());
  await page.goto(`${address}/fjord-fern/checkout`, { waitUntil: 'networkidle' });
  await noteShift(page, shifts, 'checkout');
  await step('type a letter', () => page.getByLabel('Name', { exact: true }).press('A'));
  await fill(page, {
    Name: 'Ada Example',
    Email: 'ada@bench.example',
    Phone: '+44 20 7946 0123',
    'Address line 1': '1 Example Street',
    City: 'Leith',
    Postcode: 'EH6 6JN',
  });
  await step('on to shipping', () => button('Continue to shipping').tap());
  await button('Continue to payment').waitFor();
  await step('choose the shipping', () => page.getByRole('radio', { name: /^Express/ }).tap());
  await step('use a voucher', () => button('Use SAVE5').tap());
  await step('on to the payment', () => button('Continue to payment').tap());
  await page.getByLabel('Card number').waitFor();
  await step('accept the terms', () => page.getByRole('checkbox', { name: /terms/ }).tap());
  await fill(page, { 'Card number': '4242424242424242', 'Expiry date': '12/34', 'Security code': '123' });
  await step('pay', () => button(/^Pay £/).tap());
  await page.getByRole('heading', { name: /thank you/i }).waitFor();
  await noteShift(page, shifts, 'confirmation');
}

/** @param {import('playwright').Page} page @param {string} address @param {Step} step @param {Times} shifts @param {number} run */
async function claim(page, address, step, shifts, run) {
  await page.goto(`${address}/lumen-summit`, { waitUntil: 'networkidle' });
  await noteShift(page, shifts, 'claim page');
  await step('claim: type a letter of the text', () => page.getByLabel('Your text').press('I'));
  await step('claim: choose a size', () => page.getByRole('radio', { name: 'M', exact: true }).tap());
  await page.getByLabel('Country').selectOption('Netherlands');
  await fill(page, {
    Name: 'Ingrid Example',
    Email: `ingrid${run}.${Date.now()}@bench.example`,
    Phone: `+31 20 794 60${10 + run}`,
    'Address line 1': `${run + 1} Bench Street ${Date.now()}`,
    City: 'Amsterdam',
    Postcode: '1011 AB',
    'Promotion code': 'SUMMIT',
  });
  await step('claim: send it', () => page.getByRole('button', { name: 'Order your gift' }).tap());
  await page.getByText('Order reference').waitFor();
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  for (const path of ['/fjord-fern', '/fjord-fern/Product=ff-crew-tee', '/lumen-summit'])
    await warm(world.address + path);
  const browser = await openBrowser(world);
  /** @type {Times} */
  const times = new Map();
  /** @type {Times} */
  const shifts = new Map();
  for (let turn = 0; turn < RUNS; turn += 1) {
    const phone = await openSlowPhone(browser);
    const { context, page } = phone;
    const step = stepper(phone, times);
    await buy(page, world.address, step, shifts);
    await claim(page, world.address, step, shifts, turn);
    await context.close();
  }
  await browser.close();
  return [
    ...[...times].map(([what, ms]) => atMost(what, median(ms), BUDGET_MS, 'ms')),
    ...[...shifts].map(([what, sums]) => atMost(`layout shift, ${what}`, Math.max(...sums), 0)),
  ];
}
