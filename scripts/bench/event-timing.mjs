/**
 * @typedef {object} Interaction  as the browser timed it (Event Timing), from the touch to the next paint
 * @property {number} ms  in steps of 8
 * @property {string} what  the event that took longest, and on what
 */

/** Runs in the page: records interactions, and sums up layout shifts from the start. */
function watch() {
  const own = /** @type {any} */ (window);
  own.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId, name, target } = /** @type {any} */ (entry);
      if (interactionId > 0) own.benchTell({ ms: duration, what: `${name} ${target?.nodeName ?? ''}` });
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) own.benchShift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: waits for two frames and an idle moment, after which paints have been reported. */
const settled = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined))));
  });

/** A step may navigate, which ends the evaluation. @param {import('playwright').Page} page */
const settle = (page) => page.evaluate(settled).catch(() => page.waitForLoadState('load'));

/** A touch phone with a four times slower processor. @param {import('playwright').Browser} browser */
export async function openSlowPhone(browser) {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(() => window.localStorage.setItem('site-cookies', 'declined'));
  await context.addInitScript(watch);
  /** @type {Interaction[]} */
  const told = [];
  await context.exposeFunction('benchTell', (/** @type {Interaction} */ one) => void told.push(one));
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, told };
}

/**
 * Does one thing and answers the slowest interaction that it was; 0 when the browser told none, which is less than
 * the `durationThreshold`.
 * @param {{ page: import('playwright').Page, told: Interaction[] }} phone
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Interaction>}
 */
export async function timed({ page, told }, act) {
  await settle(page);
  told.splice(0);
  await act();
  await settle(page);
  return told.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest), { ms: 0, what: 'none' });
}

/**
 * The page's cumulative layout shift since it was loaded.
 * @param {import('playwright').Page} page @returns {Promise<number>}
 */
export async function shiftOf(page) {
  await settle(page);
  return page.evaluate(() => /** @type {any} */ (window).benchShift);
}
