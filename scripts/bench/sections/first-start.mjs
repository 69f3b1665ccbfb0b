import { setTimeout as pause } from 'node:timers/promises';
import { RETURNING } from '../public-pages.mjs';
import { atMost, noted } from '../rows.mjs';

export const name = 'first-start';
export const title =
  'The first minute after the first start: a press on a product, its page and its pictures';
/** The minute is over once the others have run. */
export const first = true;

const MINUTE_MS = 60_000;
const VISITORS = 3;
const BUDGET_MS = 200;
const STORES = ['fjord-fern', 'prairie-run', 'tidewater'];
/** As a browser asks for a picture. */
const PICTURE = { accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8' };

/** @param {string} html @param {RegExp} path */
const addressesIn = (html, path) => [
  ...new Set([...html.matchAll(path)].map(([, address = '']) => address.replaceAll('&amp;', '&'))),
];

/**
 * @typedef {object} Told
 * @property {number[]} pages  milliseconds
 * @property {number[]} pictures
 * @property {number} failed  answers other than 200
 */

/** @param {string} url @param {Record<string, string>} headers @param {number[]} times @param {Told} told */
async function get(url, headers, times, told) {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  times.push(performance.now() - begun);
  if (answer.status !== 200) told.failed += 1;
  return text;
}

/** The addresses of a store's products, as its list links them. @param {string} address @param {string} slug */
async function productsOf(address, slug) {
  const answer = await fetch(`${address}/${slug}/products`, { headers: RETURNING });
  return addressesIn(await answer.text(), /href="(\/[a-z0-9-]+\/(?:New)?Product=[a-z0-9-]+)"/g);
}

/**
 * Opens one product after another, each with the pictures that its page names.
 * @param {string} address @param {string[]} products @param {number} until @param {Told} told
 */
async function visit(address, products, until, told) {
  for (let turn = 0; Date.now() < until; turn += 1) {
    const path = products[turn % products.length];
    const html = await get(address + path, RETURNING, told.pages, told);
    const pictures = addressesIn(html, /(?:src|srcSet)="(\/api\/[^" ]+\/preview\/[^" ]+)/g);
    await Promise.all(pictures.map((picture) => get(address + picture, PICTURE, told.pictures, told)));
    await pause(500);
  }
}

/** @param {number[]} times */
function p95(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
}

/** @param {import('../world.mjs').World} world */
export async function run({ address }) {
  const until = Date.now() + MINUTE_MS;
  /** @type {Told} */
  const told = { pages: [], pictures: [], failed: 0 };
  const lists = await Promise.all(STORES.map((slug) => productsOf(address, slug)));
  const products = lists.flat();
  const starts = Array.from({ length: VISITORS }, (_, index) =>
    Math.floor((index * products.length) / VISITORS),
  );
  await Promise.all(
    starts.map((start) =>
      visit(address, [...products.slice(start), ...products.slice(0, start)], until, told),
    ),
  );
  return [
    noted('products', products.length),
    noted('pages opened', told.pages.length),
    noted('pictures asked for', told.pictures.length),
    atMost('a press on a product, 95th percentile', p95(told.pages), BUDGET_MS, 'ms'),
    atMost('a picture, 95th percentile', p95(told.pictures), BUDGET_MS, 'ms'),
    noted('slowest picture', Math.max(0, ...told.pictures), 'ms'),
    atMost('answers other than 200', told.failed, 0),
  ];
}
