import { freePort } from '../../launch/free-port.mjs';
import { findChromium } from '../../test/find-chromium.mjs';
import { barePage } from '../bare-page.mjs';
import { PAGES, warm } from '../public-pages.mjs';
import { atLeast, median, noted } from '../rows.mjs';

export const name = 'lighthouse';
export const title = 'Lighthouse, mobile, median of five';

const RUNS = 5;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const BUDGETS = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Claim pages are not indexed, so the audit `is-crawlable` is left out for them. */
const SEEN_PAGES = { ...PAGES, 'claim page': '/lumen-summit' };
const UNSEEN = new Set(['claim page']);
const NOINDEX_AUDIT = 'is-crawlable';
const TIMINGS = /** @type {const} */ ({
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
  'cumulative-layout-shift': 'layout shift',
});

/** @param {import('../world.mjs').World} world */
async function debuggedBrowser(world) {
  const { chromium } = await import('playwright');
  const port = await freePort();
  const executablePath = await findChromium();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  world.onEnd(() => browser.close());
  return { browser, port };
}

/** Lighthouse's mobile preset: a simulated slow phone on a slow network. @param {string} url @param {number} port */
async function audit(url, port) {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? `no result for ${url}`);
  return result.lhr;
}

/** The audits that cost points. @param {import('lighthouse').Result} report */
function complaints(report) {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, title: what, displayValue } = report.audits[id] ?? {};
      if (!weight || score === null || score === undefined || score >= 0.9) return [];
      return [`  ${category}: ${what} ${displayValue ?? ''} (${Math.round(score * 100)})`];
    }),
  );
}

/**
 * A category's score out of 100, weighted as in Lighthouse, without the audit left out.
 * @param {import('lighthouse').Result} report @param {typeof CATEGORIES[number]} category @param {string} [leftOut]
 */
function scoreOf({ categories, audits }, category, leftOut) {
  const refs = (categories[category]?.auditRefs ?? []).filter(
    ({ id, weight }) => id !== leftOut && weight > 0 && typeof audits[id]?.score === 'number',
  );
  const weights = refs.reduce((sum, { weight }) => sum + weight, 0);
  const points = refs.reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0);
  return Math.round((100 * points) / weights);
}

/** @param {string} what @param {string} url @param {number} port */
async function rowsOf(what, url, port) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url, port));
  const [last] = reports.slice(-1);
  const lines = last ? complaints(last) : [];
  if (lines.length > 0) process.stdout.write(`${what}, what costs points:\n${lines.join('\n')}\n`);
  return [
    ...CATEGORIES.map((category) => {
      const leftOut = UNSEEN.has(what) ? NOINDEX_AUDIT : undefined;
      const scores = reports.map((report) => scoreOf(report, category, leftOut));
      return atLeast(`${what}, ${category}`, median(scores), BUDGETS[category]);
    }),
    ...Object.entries(TIMINGS).map(([id, label]) =>
      noted(
        `${what}, ${label}`,
        median(reports.map((report) => report.audits[id]?.numericValue ?? 0)),
        id === 'cumulative-layout-shift' ? '' : 'ms',
      ),
    ),
  ];
}

/**
 * What a page costs that only shows a text, with React and Next and nothing of ours: no budget, but the least that ours
 * are held against on this machine.
 * @param {string} url @param {number} port
 */
async function bareRows(url, port) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url, port));
  const scores = reports.map((report) => scoreOf(report, 'performance'));
  return [
    noted('bare page, performance', median(scores)),
    ...Object.entries(TIMINGS).map(([id, label]) =>
      noted(
        `bare page, ${label}`,
        median(reports.map((report) => report.audits[id]?.numericValue ?? 0)),
        id === 'cumulative-layout-shift' ? '' : 'ms',
      ),
    ),
  ];
}

/** @param {import('../world.mjs').World} world */
export async function run(world) {
  const { browser, port } = await debuggedBrowser(world);
  const product = await (await fetch(world.address + PAGES['product page'])).text();
  const bare = await barePage(world, Buffer.byteLength(product));
  await warm(bare.address);
  const rows = await bareRows(bare.address, port);
  for (const [what, path] of Object.entries(SEEN_PAGES)) {
    await warm(world.address + path);
    rows.push(...(await rowsOf(what, world.address + path, port)));
  }
  await browser.close();
  return rows;
}
