import { gzipSync } from 'node:zlib';
import { findChromium } from '../test/find-chromium.mjs';

/** @typedef {{ url: string, gzipped: number, ahead: boolean, text: string }} Script */

/**
 * A browser with an empty profile, using the installed Chromium; closed at the end of the bench at the latest.
 * @param {import('./world.mjs').World} world
 */
export async function openBrowser(world) {
  const { chromium } = await import('playwright');
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  world.onEnd(() => browser.close());
  return browser;
}

/**
 * Records every script that the page receives from now on. `ahead`: by a prefetch hint, which does not run it.
 * @param {import('playwright').Page} page
 */
export function collectScripts(page) {
  /** @type {Promise<Script>[]} */
  const received = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/javascript/.test(type) || response.status() !== 200) return;
    const ahead = /prefetch/.test(response.request().headers()['sec-purpose'] ?? '');
    received.push(
      response.body().then((body) => ({
        url: response.url(),
        gzipped: gzipSync(body, { level: 6 }).length,
        ahead,
        text: body.toString('utf8'),
      })),
    );
  });
  return () => Promise.all(received);
}

/**
 * The scripts of a page with an empty cache, until the network has been idle for half a second, without interaction.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export async function scriptsOf(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = collectScripts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const found = await scripts();
  await context.close();
  return found;
}
